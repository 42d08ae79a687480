/** How long something will take, as exactly as one can say it. */
export interface Rough {
  unit: 'soon' | 'minutes' | 'hours';
  count: number;
}

export function roughly(seconds: number): Rough {
  if (seconds < 60) return { unit: 'soon', count: 0 };
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.round(minutes / 60) };
}
