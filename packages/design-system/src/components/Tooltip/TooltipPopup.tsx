import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useMemo, type ReactNode, type RefObject } from 'react';
import type { Placement } from '../Overlay/placement.ts';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipPopupProps {
  id: string;
  content: ReactNode;
  anchor: RefObject<Element | null>;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The floating bubble, with positioning and dismissal. Loaded on the first hover or focus. */
export default function TooltipPopup({ content, anchor, onClose, ...domProps }: TooltipPopupProps) {
  const state = useMemo(
    () => ({ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close: onClose }),
    [onClose],
  );
  const side = anchor.current?.getAttribute('data-placement') as Placement | null | undefined;
  return (
    <TooltipTriggerStateContext value={state}>
      <Bubble {...domProps} triggerRef={anchor} placement={side ?? 'top'} offset={6} isOpen onOpenChange={onClose}>
        {content}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}
