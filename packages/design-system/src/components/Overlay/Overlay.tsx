'use client';
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { OverlayRoot, Veil } from './Overlay.styles.ts';
import { useLateAndLong } from './useLateAndLong.ts';

export interface OverlayProps extends ComponentProps<'div'> {
  /** While a request runs that the page has to wait for. */
  isActive: boolean;
  /** What the reader is waiting for; announced once. Default 'Loading'. */
  label?: string | undefined;
  /** How long work may take before it is shown, in ms: what is quicker would only flicker. */
  delay?: number | undefined;
  /** How long it stays at least once it is shown, in ms: long enough to be read. It blocks nothing any more by then. */
  minimum?: number | undefined;
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
export function Overlay({ isActive, label, delay = 150, minimum = 400, children, ...rest }: OverlayProps) {
  const { texts } = useDesign();
  const isShown = useLateAndLong(isActive, delay, minimum);
  const guard = isActive
    ? { onClickCapture: refuse, onSubmitCapture: refuse, onKeyDownCapture: refuseKey, onPointerDownCapture: refuse }
    : {};
  return (
    <OverlayRoot aria-busy={isActive || undefined} {...rest} {...guard}>
      {children}
      <Veil
        role="status"
        data-shown={isShown || undefined}
        data-over={!isActive || undefined}
        data-react-aria-top-layer="true"
      >
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
