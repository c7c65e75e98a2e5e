/** Keeps the distance of an element from the top of the page in its parent's custom property `--own-top`. */
export function followTop(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const measure = () => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    element.parentElement?.style.setProperty('--own-top', `${top}px`);
  };
  measure();
  // The page grows by whatever appears above the element. Measured in the next frame, because the element changes the
  // page's height too, and an observer may not cause what it observes.
  const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
  sizes.observe(document.body);
  return () => sizes.disconnect();
}
