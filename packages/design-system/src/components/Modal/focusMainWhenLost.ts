/**
 * A dialog gives the focus back to what opened it. When that is gone (its row was deleted), the focus would fall to the
 * page's very beginning: it goes to the main content then.
 */
export function focusMainWhenLost(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body) return;
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }),
  );
}
