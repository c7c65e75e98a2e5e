'use client';
import { useEffect, useState, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { OverlayRoot, Veil } from './Overlay.styles.ts';

export interface OverlayProps extends ComponentProps<'div'> {
  /** While a request runs that the page has to wait for. */
  isActive: boolean;
  /** What is being waited for; said once to screen readers. */
  label?: string;
  /** How long work may take before it is shown, in ms: what is quicker would only flicker. */
  delay?: number;
}

function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

// Scrolling and moving on stay possible; what would send the form again does not.
function refuseKey(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') refuse(event);
}

/**
 * Wraps what has to wait. A second submit is refused at once; after the delay the page blurs. The focus stays where it
 * is, so that whoever pressed Save goes on from there.
 */
export function Overlay({ isActive, label, delay = 150, children, ...rest }: OverlayProps) {
  const { texts } = useDesign();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isActive, delay]);
  const guard = isActive
    ? { onClickCapture: refuse, onSubmitCapture: refuse, onKeyDownCapture: refuseKey, onPointerDownCapture: refuse }
    : {};
  const isShown = isActive && isLate;
  return (
    <OverlayRoot aria-busy={isActive || undefined} {...rest} {...guard}>
      {children}
      <Veil role="status" data-shown={isShown || undefined} data-react-aria-top-layer="true">
        {isShown && (
          <span>
            <span data-part="turn" aria-hidden="true" />
            {label ?? texts.loading}
          </span>
        )}
      </Veil>
    </OverlayRoot>
  );
}
