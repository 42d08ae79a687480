/** The way of a move to the server: sent at once, kept until it is acknowledged, told about when it comes too late. */
import { newCid, Refused, Unreachable } from '$lib/api/client';
import type { Acknowledged, Action, Problem } from '$lib/api/types';
import { actionText } from '$lib/words/actions';
import { t } from '$lib/words/fluent';
import { dropMove, keepMove, onOtherTab, waitingMove, type WaitingMove } from './waiting';

/** Milliseconds before a move is sent again; the last one repeats. */
const PATIENCE = [500, 1000, 2000, 4000];
/** Refusals that pass by themselves. */
const PASSING = ['too_many', 'too_busy', 'not_ready', 'storage_busy', 'storage_failed', 'storage_full'];

function isPassing(fault: unknown): boolean {
  return fault instanceof Unreachable || (fault instanceof Refused && PASSING.includes(fault.problem.code));
}

/** Why a move that has waited is not played. */
function tooLate(move: WaitingMove, problem: Problem): Problem {
  const action = actionText(move.action);
  if (problem.code === 'superseded') return { ...problem, text: t('waiting-superseded', { action }) };
  return { ...problem, text: t('waiting-refused', { action, why: problem.text }) };
}

export interface Post {
  table: string;
  /** Whether moves outlive a reload. */
  keeps: boolean;
  send: (move: WaitingMove) => Promise<Acknowledged>;
  /** Something was refused, or nothing is any more. */
  refused: (problem: Problem | null) => void;
}

export class Outbox {
  /** The move that is not acknowledged yet. */
  waiting = $state.raw<WaitingMove | null>(null);
  isSending = $state(false);
  private readonly post: Post;
  private tries = 0;
  private timer = 0;
  private unhook: (() => void) | null = null;

  constructor(post: Post) {
    this.post = post;
  }

  /** Find what was chosen before a reload, or in another tab. */
  async open(): Promise<void> {
    if (!this.post.keeps) return;
    this.unhook = onOtherTab((table) => {
      if (table === this.post.table && !this.isSending) void this.recall();
    });
    await this.recall();
  }

  close(): void {
    clearTimeout(this.timer);
    this.unhook?.();
  }

  private async recall(): Promise<void> {
    const before = this.waiting;
    const found = (await waitingMove(this.post.table)) ?? null;
    if (this.isSending || this.waiting !== before) return; // somebody was quicker than the drawer
    this.waiting = found;
    this.tries = 1; // it was chosen a while ago
    await this.deliver();
  }

  /** Send an answer now, or as soon as the server can be reached; it replaces one that still waits. */
  async put(decision: string, action: Action): Promise<void> {
    const move = { table: this.post.table, decision, cid: newCid(), action };
    this.waiting = move;
    this.tries = 0;
    if (this.post.keeps) void keepMove(move);
    await this.deliver();
  }

  async deliver(): Promise<void> {
    const move = this.waiting;
    if (!move || this.isSending) return;
    clearTimeout(this.timer);
    this.isSending = true;
    if (!this.tries) this.post.refused(null);
    try {
      await this.post.send(move);
      this.settle(move);
    } catch (fault) {
      if (isPassing(fault)) {
        const patience = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 0;
        this.timer = window.setTimeout(() => void this.deliver(), patience);
        this.tries += 1;
      } else if (fault instanceof Refused) {
        this.settle(move);
        this.post.refused(this.tries ? tooLate(move, fault.problem) : fault.problem);
      } else throw fault;
    } finally {
      this.isSending = false;
    }
  }

  /** Let the waiting move go, if it has not reached the server yet. */
  takeBack(): void {
    if (this.waiting && !this.isSending) this.settle(this.waiting);
  }

  private settle(move: WaitingMove): void {
    clearTimeout(this.timer);
    this.waiting = null;
    if (this.post.keeps) void dropMove(move);
  }
}
