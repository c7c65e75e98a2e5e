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

/** Accepts files dropped on an element, or anywhere on the page, and tells whether files are being dragged over it. */
export function useDrop(area: RefObject<HTMLElement | null>, options: DropOptions): boolean {
  const { isDisabled, isPageWide, onFiles } = options;
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useLayoutEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const place: EventTarget | null = isPageWide ? document : area.current;
    if (place === null) return undefined;
    const end = new AbortController();
    const listen = (target: EventTarget, kind: string, handle: (event: DragEvent) => void) =>
      target.addEventListener(kind, (event) => handle(event as DragEvent), { signal: end.signal });
    // Files that another area takes, and words that are dragged, are not for the page.
    const isForOthers = (event: DragEvent) => isPageWide && (event.defaultPrevented || !hasFiles(event));
    const over = (event: DragEvent) => {
      if (isForOthers(event)) return setOver(false);
      event.preventDefault();
      setOver(!isDisabled);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (isForOthers(event)) return;
      event.preventDefault();
      if (!isDisabled) take.current([...(event.dataTransfer?.files ?? [])]);
    };
    // Between two elements of the page, the pointer has not left it.
    const leave = (event: DragEvent) => {
      if (!isPageWide || event.relatedTarget === null) setOver(false);
    };
    // Otherwise the browser would leave the page and open the file. The window comes last, after every area.
    const refuse = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    listen(place, 'dragenter', over);
    listen(place, 'dragover', over);
    listen(place, 'dragleave', leave);
    listen(place, 'drop', drop);
    listen(window, 'dragover', refuse);
    listen(window, 'drop', refuse);
    return () => end.abort();
  }, [area, isDisabled, isPageWide]);
  return isOver;
}
