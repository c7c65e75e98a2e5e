/** Whether something around it scrolls or clips, as dialogs and cards do: a menu would be cut off where that ends. */
export function isCut(element: HTMLElement): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowY !== 'visible') return true;
  return false;
}
