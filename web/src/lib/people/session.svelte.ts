/** The account that is logged in here, if one is. Nothing needs one: guests do everything but keep a list. */
import { answerOf, api } from '$lib/api/client';
import type { Account } from '$lib/api/types';
import { forgetAll } from '$lib/device/kept';

class Session {
  account = $state.raw<Account | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask the server once who is logged in; where it cannot be reached one is a guest. */
  look(): Promise<void> {
    this.asked ??= answerOf(api.GET('/api/me'))
      .then((found) => this.take(found.account))
      .catch(() => {
        this.asked = null;
      });
    return this.asked;
  }

  async register(name: string, password: string): Promise<void> {
    const body = { name, password };
    this.take((await answerOf(api.POST('/api/accounts', { body }))).account);
  }

  async logIn(name: string, password: string): Promise<void> {
    const body = { name, password };
    this.take((await answerOf(api.POST('/api/login', { body }))).account);
  }

  async logOut(): Promise<void> {
    const { account } = await answerOf(api.POST('/api/logout'));
    await forgetAll(); // before the form is there: it is emptied afterwards, and somebody may type already
    this.take(account);
  }

  async changePassword(old: string, wanted: string): Promise<void> {
    const body = { old, new: wanted };
    this.take((await answerOf(api.POST('/api/me/password', { body }))).account);
  }

  private take(account: Account | null): void {
    this.account = account;
    this.asked = Promise.resolve();
  }
}

export const session = new Session();
