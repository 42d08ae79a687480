/** What a player has chosen for this browser. */
const KEY = 'amunre.preferences';

interface Kept {
  name: string;
  title: string;
  bots: number;
  level: string;
  confirm: boolean;
  sound: boolean;
  notify: boolean;
  theme: Theme;
  text: TextSize;
}

/** Colours by day or by night, or as the device is set. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const NAMES = [
  'Merit',
  'Hori',
  'Nebet',
  'Khaemwaset',
  'Tausret',
  'Ineni',
  'Henutsen',
  'Rekhmire',
  'Maiherpri',
  'Iput',
];

/** A guest's name, until the guest says another. */
function madeUpName(): string {
  const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Merit';
  return `${name} ${10 + Math.floor(Math.random() * 90)}`;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Preferences {
  private kept = $state<Kept>({
    name: madeUpName(),
    title: 'anniversary',
    bots: 3,
    level: 'greedy',
    confirm: true,
    sound: false,
    notify: false,
    theme: 'system',
    text: 'usual',
    ...read(),
  });

  constructor() {
    this.dress();
  }

  /** The whole page as it is wanted; `app.css` says what that is. */
  private dress(): void {
    const { theme, text } = this.kept;
    Object.assign(document.documentElement.dataset, { theme, text });
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const { scheme } = meta.dataset;
      const isMeant = scheme === theme ? 'all' : 'not all';
      meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : isMeant;
    }
  }

  private put(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.put({ theme });
    this.dress();
  }
  get text(): TextSize {
    return this.kept.text;
  }
  set text(text: TextSize) {
    this.put({ text });
    this.dress();
  }
  get name(): string {
    return this.kept.name;
  }
  set name(name: string) {
    this.put({ name });
  }
  get title(): string {
    return this.kept.title;
  }
  set title(title: string) {
    this.put({ title });
  }
  get bots(): number {
    return this.kept.bots;
  }
  set bots(bots: number) {
    this.put({ bots });
  }
  get level(): string {
    return this.kept.level;
  }
  set level(level: string) {
    this.put({ level });
  }
  /** Whether every move is confirmed. */
  get confirm(): boolean {
    return this.kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.put({ confirm });
  }
  /** Whether a short tone says that one is waited for. */
  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.put({ sound });
  }
  /** Whether the browser shows a notice while the page is hidden. */
  get notify(): boolean {
    return this.kept.notify;
  }
  set notify(notify: boolean) {
    this.put({ notify });
  }
}

export const preferences = new Preferences();
