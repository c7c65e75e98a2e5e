import { isKnown as isNumber } from '../../provider/known.ts';
import { useDesign } from '../../provider/DesignContext.ts';

export interface ProgressAmount {
  /** How much is done, in whatever unit. */
  value: number;
  /** What `value` will be at the end; 0 or less while nobody knows. */
  max: number;
  /** Estimated time left, in seconds; said in words. */
  secondsLeft?: number | undefined;
  /** The moving sign means 'in the post': off for what rests. Default true. */
  isLive?: boolean | undefined;
}

/** What a bar and a ring say alike. */
export function useProgress({ value, max, secondsLeft, isLive = true }: ProgressAmount) {
  const { texts, locale } = useDesign();
  const isKnown = isNumber(value) && isNumber(max) && max > 0;
  const share = isKnown ? Math.min(1, Math.max(0, value / max)) : 1;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return {
    isKnown,
    share,
    percent,
    left: !isNumber(secondsLeft) || share === 1 ? undefined : texts.timeLeft(secondsLeft),
    isMoving: (isLive && share < 1) || !isKnown,
    /** For the element with the role. */
    ariaProps: {
      role: 'progressbar',
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      ...(isKnown && { 'aria-valuenow': Math.round(share * 100), 'aria-valuetext': percent }),
    },
  };
}
