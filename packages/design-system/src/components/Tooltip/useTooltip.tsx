import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

const Popup = lazy(() => import('./TooltipPopup.tsx'));
const OPEN_DELAY = 300;
// Long enough to move the pointer from the control into the tooltip (WCAG 1.4.13).
const CLOSE_DELAY = 120;

/** Shows a text beside any element on hover, keyboard focus and touch. Spread `triggerProps` on the element and render `tooltip` beside it. */
export function useTooltip(content: ReactNode) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useEffect(() => close, [close]);
  const isEmpty = !content;
  useEffect(() => {
    if (!isOpen) return undefined;
    // A tooltip that became empty must not take the next Escape from a dialog that is open.
    if (isEmpty) return close();
    // Listens wherever the focus is, because a key must close what the pointer opened (WCAG 1.4.13).
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Closes only the tooltip. A dialog around it closes with the next Escape.
      event.stopPropagation();
      close();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, isEmpty, close]);

  if (isEmpty) return { triggerProps: {}, tooltip: null };
  return {
    triggerProps: {
      'aria-describedby': isOpen ? id : undefined,
      onPointerEnter(event: PointerEvent) {
        anchor.current = event.currentTarget;
        if (event.pointerType !== 'touch') later(true, OPEN_DELAY);
      },
      onPointerLeave: () => later(false, CLOSE_DELAY),
      onPointerUp(event: PointerEvent) {
        anchor.current = event.currentTarget;
        if (event.pointerType === 'touch') setOpen(true);
        else close();
      },
      onFocus(event: FocusEvent) {
        anchor.current = event.currentTarget;
        if (event.target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: close,
    },
    tooltip: isOpen ? (
      <Suspense>
        <Popup
          id={id}
          content={content}
          anchor={anchor}
          onClose={close}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => later(false, CLOSE_DELAY)}
        />
      </Suspense>
    ) : null,
  };
}
