/** The clock of a table that is being set up. */
import type { Clock } from '$lib/api/types';
import type { Pace } from './clocks';

export const BANKS = [5, 10, 15, 25, 40, 60, 90];
export const INCREMENTS = [0, 5, 10, 15, 30, 60];
export const DAYS = [1, 2, 3, 5, 7, 14];
export const HOLIDAYS = [0, 3, 7, 14, 21, 30];

export class PaceSetup {
  pace = $state<Pace>('none');
  /** Minutes in the bank and seconds more for each decision, in live games. */
  bank = $state(25);
  increment = $state(15);
  /** Days for each decision and days off, in slow games. */
  days = $state(2);
  holidays = $state(7);

  clock(): Partial<Clock> {
    if (this.pace === 'live') return { bank: this.bank * 60, increment: this.increment };
    if (this.pace === 'slow') return { per_decision: this.days * 24 * 3600, holidays: this.holidays };
    return {};
  }
}
