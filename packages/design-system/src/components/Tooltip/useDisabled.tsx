import { useId, type ReactNode, type SyntheticEvent } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { useTooltip } from './useTooltip.tsx';

function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

interface Disabled {
  isDisabled: boolean;
  /** For the control: it stays focusable, does nothing, and says why. */
  controlProps: Record<string, unknown>;
  /** Stands inside or beside the control: the words that it is described by, and the tooltip. */
  hint: ReactNode;
}

/** Makes a control disabled in a way that can be found and read by everybody. */
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
