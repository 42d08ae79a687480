/** Clocks in words. */
import type { Clock } from '$lib/api/types';
import { locale, t } from '$lib/words/fluent';

export type Pace = 'none' | 'live' | 'slow';

const DAY = 24 * 3600;

export function paceOf(clock: Clock): Pace {
  if (clock.per_decision) return 'slow';
  return clock.bank ? 'live' : 'none';
}

/** What a clock gives, in one sentence. */
export function clockText(clock: Clock): string {
  const pace = paceOf(clock);
  if (pace === 'live')
    return t('clock-live', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  if (pace === 'none') return t('clock-none');
  const slow = t('clock-slow', { days: Math.round((clock.per_decision / DAY) * 10) / 10 });
  return clock.holidays ? t('clock-slow-holidays', { slow, days: clock.holidays }) : slow;
}

/** From here on a clock is short: a tenth of what there was at first, but a minute or an hour at least. */
export function isShort(seconds: number, clock: Clock): boolean {
  const least = clock.per_decision ? 3600 : 60;
  return seconds < Math.max(least, (clock.per_decision || clock.bank) / 10);
}

const two = (number: number) => String(number).padStart(2, '0');

/** Time that is left, as a clock shows it. */
export function timeText(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / 3600),
    Math.floor((seconds % 3600) / 60),
  ];
  if (seconds >= 36 * 3600) return t('clock-days', { days, hours });
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** A moment of the server's (microseconds) as a date and a time of day here. */
export function momentText(microseconds: number): string {
  return new Date(microseconds / 1000).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
