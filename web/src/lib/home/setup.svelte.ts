/** What a table is set up with, while it is being chosen. */
import type { Catalogue, ComponentSet, OpenTable, OptionInfo, TitleInfo } from '$lib/api/types';
import type { Guest } from '$lib/device/opening';
import { PaceSetup } from '$lib/people/pace.svelte';
import { preferences } from '$lib/ui/preferences.svelte';

export const FREE = 'open';
/** Somebody at this device. */
export const HERE = 'here';
export const ME = 'me';

export class Setup {
  readonly catalogue: Catalogue;
  edition = $state('');
  expansions = $state<string[]>([]);
  options = $state<Record<string, string>>({});
  players = $state(4);
  /** For each seat after one's own, a kind of bot, `open` or `here`. */
  others = $state<string[]>([]);
  /** What people at this device are called, by seat after one's own. */
  names = $state<string[]>([]);
  readonly pace = new PaceSetup();
  listed = $state(true);
  /** Whether a bot may be asked for a move. */
  hints = $state(true);
  name = $state('');
  /** Corrections of the printed figures, once they have been checked. */
  components = $state.raw<ComponentSet | null>(null);
  /** Whether there is a file with corrections that has not been found good. */
  isUnchecked = $state(false);

  readonly title: TitleInfo = $derived.by(() => {
    const found = this.catalogue.titles.find((title) => title.name === this.edition);
    return (found ?? this.catalogue.titles[0]) as TitleInfo;
  });
  /** The edition with the chosen expansions, as the server calls them. */
  readonly mix: string = $derived.by(() => {
    const names = this.title.expansions.map((one) => one.name);
    return [this.title.name, ...names.filter((name) => this.expansions.includes(name))].join('+');
  });
  /** Player counts that the mix is made for: the server knows. */
  readonly counts: number[] = $derived(this.title.mixes[this.mix] ?? []);

  /** Choices of the edition and of the expansions that are taken. */
  readonly choices: OptionInfo[] = $derived([
    ...this.title.options,
    ...this.title.expansions
      .filter((one) => this.expansions.includes(one.name))
      .flatMap((one) => one.options),
  ]);

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.edition = preferences.title;
    this.others = ['greedy', FREE, FREE, FREE];
  }

  chooseEdition(edition: string): void {
    this.edition = edition;
    this.expansions = [];
    this.options = {};
    this.fit();
  }

  toggle(expansion: string): void {
    this.expansions = this.expansions.includes(expansion)
      ? this.expansions.filter((one) => one !== expansion)
      : [...this.expansions, expansion];
    this.fit();
  }

  /** Keep the number of players within what is possible. */
  private fit(): void {
    if (!this.counts.includes(this.players)) this.players = this.counts.at(-1) ?? this.players;
  }

  get seats(): string[] {
    return this.others.slice(0, this.players - 1);
  }

  /** People at this device beside oneself. */
  get guests(): Guest[] {
    return this.seats.flatMap((word, other) =>
      word === HERE ? [{ seat: other + 1, name: (this.names[other] ?? '').trim() }] : [],
    );
  }

  wanted(): OpenTable {
    return {
      title: this.mix,
      players: this.players,
      options: Object.fromEntries(
        this.choices.flatMap(({ name }) => (this.options[name] ? [[name, this.options[name]]] : [])),
      ),
      clock: this.pace.clock(),
      listed: this.listed,
      hints: this.hints,
      name: this.name,
      components: this.components,
      seats: [ME, ...this.seats.map((word) => (word === HERE ? FREE : word))],
      player: preferences.name,
    };
  }
}
