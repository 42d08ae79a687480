/** Keys at the table. */

/** Whether somebody is typing or moving a slider, so that keys mean something else. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

/** A key at the table: arrows lead to the board, `use` gets every other one that means nothing else where it is pressed. */
export function pressed(event: KeyboardEvent, use: (key: string) => void): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith('Arrow')) {
    goToBoard();
    event.preventDefault();
  } else if (event.key !== 'Enter' || !hasOwnEnter(event.target)) use(event.key);
}

/** Whether Enter already means something where the keyboard is. */
function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;
}

/** The board is one stop of the tab key; an arrow pressed anywhere goes there. */
function goToBoard(): void {
  document.querySelector<SVGElement>('[data-province][tabindex="0"]')?.focus();
}

/** The digit that chooses the one at this place, from 1 on; those beyond the ninth have none. */
export function digitOf(place: number): string | undefined {
  return place >= 0 && place < 9 ? String(place + 1) : undefined;
}

/** Choose what a digit stands for now: a province, a step, a card or a piece, whichever the panel offers. */
export function pressDigit(digit: string): void {
  const found = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts='${digit}']`);
  [...found].find((one) => one.checkVisibility())?.click();
}

/**
 * With a decision its buttons go away. The keyboard is then led to the prompt, which says what is asked now:
 * whoever plays by keys is never sent back to the beginning of the page.
 */
export function keepFocus(table: Element): () => void {
  let wasHere = false;
  const note = () => (wasHere = true);
  const leave = () => (wasHere = false);
  const mend = () => {
    if (!wasHere || document.activeElement !== document.body) return;
    table.querySelector<HTMLElement>('[data-rest]')?.focus({ preventScroll: true });
  };
  // a little later: between one place and the next the keyboard is nowhere for an instant
  const observer = new MutationObserver(() => setTimeout(mend));
  observer.observe(document.body, { subtree: true, childList: true });
  table.addEventListener('focusin', note);
  addEventListener('pointerdown', leave);
  return () => {
    observer.disconnect();
    table.removeEventListener('focusin', note);
    removeEventListener('pointerdown', leave);
  };
}
