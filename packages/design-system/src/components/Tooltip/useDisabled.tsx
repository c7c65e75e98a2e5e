import { useId, type ReactNode, type SyntheticEvent } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { useTooltip } from './useTooltip.tsx';

function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

interface Disabled {
  isDisabled: boolean;
  /** Props of the control. It stays focusable, does nothing, and says why. */
  controlProps: Record<string, unknown>;
  /** Rendered inside or next to the control: the text that describes it, and the tooltip. */
  hint: ReactNode;
}

/** Disables a control in a way that everybody can find and understand. */
export function useDisabled({ disabled = false, reason }: Disableable, describedBy?: string | undefined): Disabled {
  const id = useId();
  const { triggerProps, tooltip } = useTooltip(disabled ? reason : null);
  if (!disabled)
    return { isDisabled: false, controlProps: describedBy ? { 'aria-describedby': describedBy } : {}, hint: null };
  return {
    isDisabled: true,
    controlProps: {
      ...triggerProps,
      'aria-disabled': true,
      'aria-describedby': describedBy ? `${describedBy} ${id}` : id,
      onClickCapture: refuse,
    },
    hint: (
      <>
        <span id={id} hidden>
          {reason}
        </span>
        {tooltip}
      </>
    ),
  };
}
