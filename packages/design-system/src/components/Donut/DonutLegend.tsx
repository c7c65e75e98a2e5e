import { useId } from 'react';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { SeriesWeaves } from '../ChartFrame/SeriesWeaves.tsx';
import type { DrawnSlice } from './donutSlices.ts';

interface DonutLegendProps {
  slices: readonly DrawnSlice[];
  hidden: readonly string[];
  onHiddenChange: (ids: readonly string[]) => void;
  sayValue: (slice: DrawnSlice) => string;
  sayShare: (slice: DrawnSlice) => string;
  /** The slice that is chosen in the picture. */
  currentId: string | undefined;
}

/** Names, numbers and shares, so that nobody has to guess from an angle. Pressing a slice hides or shows it. */
export function DonutLegend({ slices, hidden, onHiddenChange, sayValue, sayShare, currentId }: DonutLegendProps) {
  const texts = useDisplayTexts();
  const id = useId();
  return (
    <ul data-part="shares" aria-label={texts.legend}>
      {slices.map((slice) => {
        const isShown = !hidden.includes(slice.id);
        return (
          <li key={slice.id} data-series={slice.index} data-current={slice.id === currentId || undefined}>
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => onHiddenChange(isShown ? [...hidden, slice.id] : hidden.filter((one) => one !== slice.id))}
            >
              <svg width="12" height="12" aria-hidden>
                {slice.index === 0 && <SeriesWeaves id={id} />}
                <rect width="12" height="12" rx="2" data-bar="" />
                <rect width="12" height="12" rx="2" fill={`url(#${id}${slice.index})`} />
              </svg>
              <span data-part="name">{slice.label}</span>
              <span data-part="number">{sayValue(slice)}</span>
              <span data-part="share">{isShown ? sayShare(slice) : '—'}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
