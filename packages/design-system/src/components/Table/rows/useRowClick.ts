import { useEffect, type RefObject } from 'react';

const OWN = 'a, button, input, label, select, [role="menuitem"], [tabindex="0"]:not(td, th, [data-part="scroller"])';

function followRow(event: MouseEvent): void {
  const target = event.target as Element;
  const row = target.closest('tr[data-link]');
  // Selecting text to copy it ends with a click too.
  const isSelectingText = window.getSelection()?.type === 'Range';
  if (row === null || isSelectingText || target.closest(OWN) !== null) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  row
    .querySelector('[data-row-link]')
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
    );
}

/** A click on a row follows its link, with the same modifier keys, or presses its button. The keyboard uses those. */
export function useRowClick(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    element?.addEventListener('click', followRow);
    return () => element?.removeEventListener('click', followRow);
  }, [scroller]);
}
