/** Whether an ancestor scrolls or clips, as dialogs and cards do, and would cut off a menu. */
export function isCut(element: HTMLElement): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowY !== 'visible') return true;
  return false;
}
