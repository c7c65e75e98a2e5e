import type { RefObject } from 'react';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './columnOrder.ts';

export interface HeaderDrag {
  /** Whether columns can be resized and moved. */
  isEnabled: boolean;
  /** Shows a width without rendering, while the pointer moves. Undefined shows the current widths again. */
  previewWidth: (id: string, width: number | undefined) => void;
  /** Sets a width. Undefined restores the defined width. */
  onWidth: (id: string, width: number | undefined) => void;
  /** Moves the column to the place of another. */
  onMove: (id: string, targetId: string) => void;
}

/** How many pixels the pointer may move and still count as a click. */
const CLICK_TOLERANCE = 6;

/** Follows the pointer on headers, beginning with a press that came while this was loading. Returns how to stop. */
export function followHeaders(
  element: HTMLElement,
  latest: RefObject<HeaderDrag>,
  held: PointerEvent | undefined,
): () => void {
  let stop: (() => void) | undefined;

  function follow(onMove: (event: PointerEvent) => void, onEnd: (isDone: boolean) => void) {
    const gesture = new AbortController();
    const { signal } = gesture;
    const end = (isDone: boolean) => {
      gesture.abort();
      stop = undefined;
      onEnd(isDone);
    };
    stop = () => end(false);
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal, capture: true });
  }

  function resize(event: PointerEvent, header: HTMLElement, id: string) {
    const before = header.offsetWidth;
    const sign = getComputedStyle(header).direction === 'rtl' ? -1 : 1;
    let width = before;
    event.preventDefault();
    header.dataset['resizing'] = '';
    follow(
      (move) => {
        const dragged = before + (move.clientX - event.clientX) * sign;
        width = Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, dragged)));
        latest.current.previewWidth(id, width);
      },
      (isDone) => {
        delete header.dataset['resizing'];
        // The application may refuse the width. Then nothing of the preview must stay.
        latest.current.previewWidth(id, undefined);
        if (isDone && width !== before) latest.current.onWidth(id, width);
      },
    );
  }

  function carry(event: PointerEvent, header: HTMLElement, id: string) {
    const others = [...element.querySelectorAll<HTMLElement>('thead th[data-column]')];
    const from = others.indexOf(header);
    let target: HTMLElement | undefined;
    const unmark = () => {
      if (target) delete target.dataset['drop'];
      target = undefined;
    };
    follow(
      (move) => {
        if (!('carried' in header.dataset) && Math.abs(move.clientX - event.clientX) < CLICK_TOLERANCE) return;
        header.dataset['carried'] = '';
        unmark();
        target = others.find((other) => {
          const { left, right } = other.getBoundingClientRect();
          return other !== header && move.clientX >= left && move.clientX < right;
        });
        if (target?.dataset['pin'] !== header.dataset['pin']) target = undefined;
        if (target) target.dataset['drop'] = others.indexOf(target) < from ? 'before' : 'behind';
      },
      (isDone) => {
        const targetId = target?.dataset['column'];
        const wasCarried = 'carried' in header.dataset;
        delete header.dataset['carried'];
        unmark();
        // Otherwise the click that ends a drag would sort.
        if (wasCarried) window.addEventListener('click', swallow, { capture: true, once: true });
        if (wasCarried) setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
        if (isDone && targetId !== undefined) latest.current.onMove(id, targetId);
      },
    );
  }

  function onPointerDown(event: PointerEvent) {
    const target = event.target as Element;
    const header = target.closest<HTMLElement>('thead th[data-column]');
    const id = header?.dataset['column'];
    if (header === null || id === undefined || event.button !== 0) return;
    if (target.closest('[data-part="resize"]')) resize(event, header, id);
    // With touch, moving sideways scrolls.
    else if (event.pointerType !== 'touch') carry(event, header, id);
  }

  function onDoubleClick(event: MouseEvent) {
    const target = event.target as Element;
    const id = target.closest('[data-part="resize"]')?.closest<HTMLElement>('th')?.dataset['column'];
    if (id !== undefined) latest.current.onWidth(id, undefined);
  }

  element.addEventListener('pointerdown', onPointerDown);
  element.addEventListener('dblclick', onDoubleClick);
  if (held) onPointerDown(held);
  return () => {
    stop?.();
    element.removeEventListener('pointerdown', onPointerDown);
    element.removeEventListener('dblclick', onDoubleClick);
  };
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
