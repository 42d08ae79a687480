/** Ways to say that one is waited for: the page's icon, a tone, a notice of the browser. */
import { preferences } from '$lib/ui/preferences.svelte';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

/** Mark the page's icon, or take the mark away. */
export function markIcon(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = on ? TURN_ICON : ICON;
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

let audio: AudioContext | null = null;

/** Two soft notes, made here. */
export function playTone(): void {
  audio ??= new AudioContext();
  void audio.resume();
  const begin = audio.currentTime;
  for (const [place, pitch] of [523.25, 783.99].entries()) {
    const at = begin + place * 0.16;
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    note.type = 'sine';
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.15, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    note.connect(loudness).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.4);
  }
}

/** What the browser allows: notices cannot be shown at all, or it was asked and has said something. */
export function permission(): NotificationPermission | 'missing' {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Ask for leave to show notices; only ever called from a click. */
export async function askPermission(): Promise<NotificationPermission | 'missing'> {
  return permission() === 'missing' ? 'missing' : Notification.requestPermission();
}

/** Somebody waits for the reader: say it in the ways that were chosen. */
export function announce(title: string, text: string, table: string): void {
  if (preferences.sound) playTone();
  if (!preferences.notify || permission() !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { body: text, tag: table, icon: ICON });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones allow notices from service workers only; tone, icon and title are left
  }
}
