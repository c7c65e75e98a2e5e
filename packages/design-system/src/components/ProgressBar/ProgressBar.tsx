'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { ProgressRoot } from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What goes on: '640,112 of 1,000,000 rows'. */
  label: ReactNode;
  isLabelHidden?: boolean;
  value: number;
  /** What `value` will be at the end; 0 or less while nobody knows. */
  max: number;
  /** Stands at the end of the line: speed, what may be done meanwhile. */
  note?: ReactNode;
  /** Estimated time left; said in words before the note. */
  secondsLeft?: number | undefined;
  /** The moving stripe means 'in the post': off for what rests. */
  isLive?: boolean;
  size?: 'small' | 'medium';
}

/** How far something has come. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max,
  note,
  secondsLeft,
  isLive = true,
  size = 'medium',
  ...rest
}: ProgressBarProps) {
  const { texts, locale } = useDesign();
  const id = useId();
  const isKnown = max > 0;
  const share = isKnown ? Math.min(1, Math.max(0, value / max)) : 1;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const left = secondsLeft !== undefined && texts.timeLeft(secondsLeft);
  return (
    <ProgressRoot data-live={(isLive && share < 1) || !isKnown || undefined} data-size={size} {...rest}>
      <div data-part="head" data-hidden={isLabelHidden || undefined}>
        <span id={id} data-part="label">
          {label}
        </span>
        {(left || note) && (
          <span data-part="note">
            {left}
            {left && note ? '. ' : ''}
            {note}
          </span>
        )}
      </div>
      <div
        data-part="track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(isKnown ? { 'aria-valuenow': Math.round(share * 100), 'aria-valuetext': percent } : {})}
      >
        <div data-part="fill" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </ProgressRoot>
  );
}
