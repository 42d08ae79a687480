/** Times for people, as it is usual in their language. */
import { locale } from '$lib/words/fluent';

const DAY = 24 * 3600 * 1000;

/** `16:05` today, with the date before that. */
export function timeText(at: number): string {
  const isRecent = Date.now() - at < DAY;
  const form: Intl.DateTimeFormatOptions = isRecent
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(locale, form).format(at);
}
