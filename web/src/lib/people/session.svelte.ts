/** The account that is logged in here, if one is. Nothing needs one: guests do everything but keep a list. */
import { answerOf, api, Refused } from '$lib/api/client';
import type { Account, Restriction, WhoAmI } from '$lib/api/types';
import { forgetAll } from '$lib/device/kept';

/** How often a solved puzzle is sent again where many are guessing at the same account. */
const MOST_AGAIN = 60;

class Session {
  account = $state.raw<Account | null>(null);
  /** The account may look after the site. */
  administrator = $state(false);
  /** Why the account may say nothing at any table. */
  muted = $state.raw<Restriction | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask the server once who is logged in; where it cannot be reached one is a guest. */
  look(): Promise<void> {
    this.asked ??= answerOf(api.GET('/api/me'))
      .then((found) => this.take(found))
      .catch(() => {
        this.asked = null;
      });
    return this.asked;
  }

  async register(name: string, password: string): Promise<void> {
    const body = { name, password };
    this.take(await answerOf(api.POST('/api/accounts', { body })));
  }

  /** Log in; where a puzzle has to be solved first, ``told`` hears which part of it is done. */
  async logIn(name: string, password: string, told: (part: number) => void): Promise<void> {
    let solved: { puzzle?: string; answer?: string } = {};
    for (let again = 0; ; again += 1) {
      try {
        const body = { name, password, ...solved };
        this.take(await answerOf(api.POST('/api/login', { body })));
        return;
      } catch (fault) {
        const { code, puzzle } = fault instanceof Refused ? fault.problem : {};
        if (puzzle) {
          const { solve } = await import('./puzzle');
          solved = { puzzle: puzzle.text, answer: await solve(puzzle, told) };
        } else if (code === 'too_many' && solved.puzzle && again < MOST_AGAIN) {
          await new Promise((resolve) => setTimeout(resolve, 1000 + 1000 * Math.random()));
        } else throw fault;
      }
    }
  }

  /** Choose a new password with a code from an administrator; one is logged in then. */
  async recover(name: string, code: string, password: string): Promise<void> {
    const body = { name, code, password };
    this.take(await answerOf(api.POST('/api/accounts/recover', { body })));
  }

  async logOut(): Promise<void> {
    const nobody = await answerOf(api.POST('/api/logout'));
    await forgetAll(); // before the form is there: it is emptied afterwards, and somebody may type already
    this.take(nobody);
  }

  async changePassword(old: string, wanted: string): Promise<void> {
    const body = { old, new: wanted };
    this.take(await answerOf(api.POST('/api/me/password', { body })));
  }

  private take({ account, administrator = false, muted = null }: WhoAmI): void {
    this.account = account;
    this.administrator = administrator;
    this.muted = muted;
    this.asked = Promise.resolve();
  }
}

export const session = new Session();
