/** Keys at the table. */

/** Whether somebody is typing or moving a slider, so that keys mean something else. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

/** Whether Enter already means something where the keyboard is. */
export function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;
}

/** The board is one stop of the tab key; an arrow pressed anywhere goes there. */
export function goToBoard(): void {
  document.querySelector<SVGElement>('[data-province][tabindex="0"]')?.focus();
}
