import { useId, type ReactNode } from 'react';
import { isKnown as isNumber } from '../../provider/known.ts';
import { useDesign } from '../../provider/DesignContext.ts';

export interface ProgressAmount {
  /** How much is done, in any unit. */
  value: number;
  /** The `value` at the end. 0 or less while that is unknown. */
  max: number;
  /** Estimated time left, in seconds. Shown in words. */
  secondsLeft?: number | undefined;
  /** Moves while the work is running. Turn it off for work that has stopped. Default true. */
  isLive?: boolean | undefined;
}

interface ProgressInput extends ProgressAmount {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  note?: ReactNode;
}

/** Returns what a bar and a ring have in common: the share that is done, in numbers and words, and matching attributes. */
export function useProgress<Props extends ProgressInput>(props: Props) {
  const { label, isLabelHidden = false, value, max, note, secondsLeft, isLive = true, ...rest } = props;
  const { texts, locale } = useDesign();
  const labelId = useId();
  const isKnown = isNumber(value) && isNumber(max) && max > 0;
  const share = isKnown ? Math.min(1, Math.max(0, value / max)) : 1;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const left = !isNumber(secondsLeft) || share === 1 ? undefined : texts.timeLeft(secondsLeft);
  const isMoving = (isLive && share < 1) || !isKnown;
  return {
    isKnown,
    share,
    percent,
    rootProps: { 'data-live': isMoving || undefined, ...rest },
    meterProps: {
      role: 'progressbar',
      'aria-labelledby': labelId,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      ...(isKnown && { 'aria-valuenow': Math.round(share * 100), 'aria-valuetext': percent }),
    },
    wordsProps: {
      'data-hidden': isLabelHidden || undefined,
      children: (
        <>
          <span id={labelId} data-part="label">
            {label}
          </span>
          {(left || note) && (
            <span data-part="note">
              {left}
              {left && note ? '. ' : ''}
              {note}
            </span>
          )}
        </>
      ),
    },
  };
}
