import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Accepts files dropped on an element, and tells whether files are being dragged over it. */
export function useDrop(
  area: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useLayoutEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    // Without this the browser would leave the page and open the file.
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(!isDisabled);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isDisabled) take.current([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragenter', over);
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragenter', over);
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [area, isDisabled]);
  return isOver;
}
