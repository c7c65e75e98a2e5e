import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { loadAhead } from '../../hooks/loadAhead.ts';
import type { Placement } from '../Overlay/placement.ts';

function load() {
  return import('./PopoverPanel.tsx');
}

const PopoverPanel = lazy(load);

interface PopoverOptions {
  title: string;
  isTitleHidden?: boolean | undefined;
  /** Gives the panel its full width from the start, for content that loads after it has opened. */
  isWide?: boolean | undefined;
  /** The content of the panel, or a function that receives a callback to close it. */
  content: ReactNode | ((close: () => void) => ReactNode);
  onOpen?: (() => void) | undefined;
  /** Default 'bottom start'. */
  placement?: Placement | undefined;
}

/** Opens a floating panel from any button. Spread `triggerProps` on the button and render `popup` beside it. */
export function usePopover({ title, isTitleHidden = false, isWide, content, onOpen, placement }: PopoverOptions) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    anchor,
    triggerProps: {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      onPointerEnter: () => loadAhead(load),
      onFocus: () => loadAhead(load),
      onClick() {
        if (!isOpen) onOpen?.();
        setOpen(!isOpen);
      },
      // Until the panel is there, the focus is still on the button. A person who has left must not get it later.
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      },
    },
    popup: isOpen && (
      <Suspense>
        <PopoverPanel {...{ title, isTitleHidden, isWide, placement, anchor }} onClose={close}>
          {typeof content === 'function' ? content(close) : content}
        </PopoverPanel>
      </Suspense>
    ),
  };
}
