'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useKeptFocus } from '../../hooks/useKeptFocus.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Tone } from '../../theme/tones.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { PillRoot } from './Pill.styles.ts';

export interface PillProps extends ComponentProps<'span'> {
  /** 'accent' for a choice that can be undone, such as a filter. */
  tone?: Tone | 'accent' | undefined;
  /** Called by the button that removes the pill. Default: no button. */
  onRemove?: (() => void) | undefined;
  /** Names the pill in the button's label, when the content isn't plain text. */
  removeLabel?: string | undefined;
  children: ReactNode;
}

/** One value of a group, such as a role or a filter. */
export function Pill({ tone, onRemove, removeLabel, children, ...rest }: PillProps) {
  const { texts } = useDesign();
  const removing = useKeptFocus('[data-removable]');
  const what = removeLabel ?? (typeof children === 'string' ? children : '');
  return (
    <PillRoot data-tone={tone} data-removable={onRemove ? '' : undefined} {...rest}>
      <span data-part="word">{children}</span>
      {onRemove && (
        <button ref={removing} type="button" aria-label={texts.remove(what)} onClick={onRemove}>
          <XIcon size={12} />
        </button>
      )}
    </PillRoot>
  );
}
