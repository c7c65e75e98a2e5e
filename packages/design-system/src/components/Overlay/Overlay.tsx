'use client';
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { OverlayRoot, Veil } from './Overlay.styles.ts';
import { useLateAndLong } from './useLateAndLong.ts';

export interface OverlayProps extends ComponentProps<'div'> {
  /** True while the request is running. */
  isActive: boolean;
  /** Says what the page is waiting for. Announced once. Default 'Loading'. */
  label?: string | undefined;
  /** Shows nothing for waits shorter than this, in ms, because it would flicker. Default 150. */
  delay?: number | undefined;
  /** Once shown, stays at least this long, in ms, so that it can be read. It doesn't block after the request has finished. Default 400. */
  minimum?: number | undefined;
}

function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function isTextField({ target }: SyntheticEvent): boolean {
  return target instanceof Element && target.matches(':read-write');
}

// Lets a press reach a text field. Otherwise the focus would stay on a button, and the next space would press that.
function refusePress(event: SyntheticEvent) {
  if (!isTextField(event)) refuse(event);
}

// Refuses only keys that would submit the form again. Scrolling, Tab and typing still work.
function refuseKey(event: KeyboardEvent) {
  if (event.key === 'Enter' ? !(event.target instanceof HTMLTextAreaElement) : event.key === ' ' && !isTextField(event))
    refuse(event);
}

/**
 * Wraps content that waits for a request. Refuses a second submit immediately, and blurs the content after the delay. The
 * focus stays where it is, so that people continue from the button they pressed, or goes to a text field that they press.
 */
export function Overlay({ isActive, label, delay = 150, minimum = 400, children, ...rest }: OverlayProps) {
  const { texts } = useDesign();
  const isShown = useLateAndLong(isActive, delay, minimum);
  const guard = isActive
    ? {
        onClickCapture: refusePress,
        onSubmitCapture: refuse,
        onKeyDownCapture: refuseKey,
        onPointerDownCapture: refusePress,
      }
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
