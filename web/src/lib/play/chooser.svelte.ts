/** What the player is about to do: a tool in hand, something selected, and the confirmation. */
import type { Action } from '$lib/api/types';
import { preferences } from '$lib/ui/preferences.svelte';
import { allSchemes, nextScheme } from './schemes';
import type { TableStore } from './table.svelte';
import {
  firstTool,
  goldCardsOf,
  isBid,
  isOnProvinces,
  provincesOf,
  sameAction,
  toolsOf,
  type Tool,
} from './tools';

/** What is in hand belongs to one decision; with the next one it is gone. */
interface InHand {
  decision: string;
  tool: string;
  /** The province whose ladder is open, or that was tapped last. */
  province: string;
  /** Gold cards of the card game that are picked. */
  cards: readonly number[];
  action: Action | null;
  /** A sealed choice is being changed. */
  isChanging: boolean;
}

const NOTHING: InHand = { decision: '', tool: '', province: '', cards: [], action: null, isChanging: false };

export class Chooser {
  readonly store: TableStore;
  private kept = $state.raw<InHand>(NOTHING);
  /** Schemes that are still to be shown after the one under way, and the decision that this one answers. */
  private toShow = $state.raw<{ after: string; cards: readonly string[] } | null>(null);
  readonly prompt = $derived.by(() => this.store.seen?.prompt ?? null);
  private readonly inHand: InHand = $derived(
    this.kept.decision === this.prompt?.decision ? this.kept : NOTHING,
  );
  /** A sealed choice lies there; its tools come back when somebody wants to change it. */
  readonly isSealed: boolean = $derived.by(() => Boolean(this.prompt?.sealed) && !this.inHand.isChanging);
  readonly chosen: Action | null = $derived(this.isSealed ? null : this.inHand.action);
  readonly province: string = $derived(this.inHand.province);
  readonly cards: readonly number[] = $derived(this.inHand.cards);
  readonly tools: Tool[] = $derived(toolsOf(this.prompt));
  readonly tool: Tool | null = $derived(
    this.tools.find((tool) => tool.type === this.inHand.tool) ?? firstTool(this.tools),
  );
  /** Provinces that can be chosen: with the tool in hand, or with any other if that one is not for provinces. */
  readonly lit: Set<string> = $derived.by(() => {
    const tools = this.tool && isOnProvinces(this.tool) ? [this.tool] : this.tools.filter(isOnProvinces);
    return new Set(tools.flatMap((tool) => [...provincesOf(tool)]));
  });

  constructor(store: TableStore) {
    this.store = store;
  }

  private hold(change: Partial<InHand>): void {
    this.kept = { ...this.inHand, ...change, decision: this.prompt?.decision ?? '' };
  }

  take(tool: string): void {
    this.hold({ ...NOTHING, tool });
  }

  /** Take the next of the tools that have a panel. */
  takeNext(): void {
    const panels = this.tools.filter((one) => one.kind !== 'plain');
    const next = panels[(panels.findIndex((one) => one === this.tool) + 1) % panels.length];
    if (next) this.take(next.type);
  }

  change(): void {
    this.hold({ isChanging: true });
  }

  pick(cards: readonly number[]): void {
    this.hold({ cards });
  }

  /** Select an action; once more the same one confirms it, and so does the first time for the hasty. */
  select(action: Action): void {
    if (sameAction(action, this.chosen)) void this.confirm();
    else {
      this.hold({ ...this.holding(action), ...(action.province ? {} : { province: this.province }) });
      if (!preferences.confirm) void this.confirm();
    }
  }

  /** Show what will be confirmed without confirming, for panels in which one changes one's mind a lot. */
  prepare(action: Action | null): void {
    if (!sameAction(action, this.chosen)) this.hold({ action });
  }

  /** Put an action into the hand without confirming it, with its tool and its place. */
  suggest(action: Action): void {
    this.hold(this.holding(action));
  }

  /** An action with all that its panel shows of it. A plain button leaves the panel that is open as it is. */
  private holding(action: Action): Partial<InHand> {
    const tool = this.tools.find((one) => one.groups.some((group) => group.type === action.type));
    return {
      tool: (tool?.kind === 'plain' ? this.tool : tool)?.type ?? '',
      province: String(action.province ?? ''),
      cards: goldCardsOf(action),
      action,
      isChanging: true,
    };
  }

  cancel(): void {
    this.toShow = null;
    this.hold({ action: null, province: '', cards: [] });
    this.store.dismiss();
  }

  async confirm(): Promise<void> {
    const [chosen, decision] = [this.chosen, this.prompt?.decision];
    if (!chosen || decision === undefined || this.store.busy) return;
    const [first, ...others] = allSchemes(chosen) ?? [];
    const action = first ? { type: 'show_scheme', card: first } : chosen;
    this.toShow = others.length ? { after: decision, cards: others } : null;
    if (!(await this.store.play(action))) return;
    // the next question may be there before the answer is acknowledged, and something chosen for it
    if (this.prompt?.decision === decision) this.hold({ action: null, isChanging: false });
  }

  /**
   * Several schemes are shown one by one, each in answer to its own question. The next follows as soon as nothing
   * but the others is offered; with anything else, or a refusal, the rest is left to the player.
   */
  showOn(): void {
    const { toShow, store } = this;
    if (!toShow) return;
    if (store.refusal) this.toShow = null;
    if (store.busy || store.outbox.waiting || this.prompt?.decision === toShow.after) return;
    const [action, ...others] = nextScheme(this.prompt, toShow.cards);
    this.toShow = null;
    if (!action) return;
    if (others.length) this.toShow = { after: this.prompt?.decision ?? '', cards: others };
    void store.play({ type: 'show_scheme', card: action });
  }

  /** A province was tapped. */
  onProvince(name: string): void {
    const inHand = this.tool && isOnProvinces(this.tool) ? [this.tool] : [];
    const tool = [...inHand, ...this.tools.filter(isOnProvinces)].find((one) => provincesOf(one).has(name));
    if (!tool) {
      this.hold({ province: name });
      void this.why(name);
      return;
    }
    if (tool !== this.tool) this.take(tool.type);
    if (isBid(tool)) {
      this.hold({ province: name, ...(this.province === name ? {} : { action: null }) });
      return;
    }
    const there = tool.actions.filter((action) => action.province === name);
    const next = there.find((action) => sameAction(action, this.chosen)) ?? there[0];
    if (next) this.select(next);
  }

  /** Ask the server why a province cannot be chosen: it refuses what is not in the legal set, and says why. */
  private async why(name: string): Promise<void> {
    const like = (this.tool && isOnProvinces(this.tool) ? this.tool : this.tools.find(isOnProvinces))
      ?.actions[0];
    if (like) await this.store.whyNot({ ...like, province: name });
  }

  /** Ask why an action is refused that is not among the legal ones. */
  async whyNot(action: Action): Promise<void> {
    if (this.tools.some((tool) => tool.actions.some((legal) => sameAction(legal, action)))) return;
    await this.store.whyNot(action);
  }
}
