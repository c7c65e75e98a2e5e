import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface DropOptions {
  isDisabled: boolean;
  /** Whether files are also taken from the rest of the page, where no other area takes them. */
  isPageWide: boolean;
  onFiles: (files: readonly File[]) => void;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Accepts files dropped on an element, and tells whether files are being dragged over it. */
export function useDrop(area: RefObject<HTMLElement | null>, options: DropOptions): boolean {
  const { isDisabled, isPageWide, onFiles } = options;
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useLayoutEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const end = new AbortController();
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
    // An area has taken what it has prevented. Otherwise the browser would leave the page and open the file.
    const beside = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return;
      if (isPageWide) handle(event);
      else event.preventDefault();
    };
    const on = { signal: end.signal };
    element.addEventListener('dragenter', over, on);
    element.addEventListener('dragover', over, on);
    element.addEventListener('dragleave', leave, on);
    element.addEventListener('drop', drop, on);
    window.addEventListener('dragover', beside(over), on);
    window.addEventListener('drop', beside(drop), on);
    // The pointer has left the window only if it entered nothing else.
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && leave(), on);
    return () => end.abort();
  }, [area, isDisabled, isPageWide]);
  return isOver;
}
