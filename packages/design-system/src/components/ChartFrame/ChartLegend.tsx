import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';

export interface ChartLegendItem {
  id: string;
  label: string;
  /** Which colour and dash of the chart. */
  index: number;
}

interface ChartLegendProps {
  items: readonly ChartLegendItem[];
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
}

/** The name of each line. Pressing one hides or shows the line. */
export function ChartLegend({ items, hidden, onHiddenChange }: ChartLegendProps) {
  const texts = useDisplayTexts();
  return (
    <ul data-part="legend" aria-label={texts.legend}>
      {items.map(({ id, label, index }) => {
        const isShown = !hidden.includes(id);
        return (
          <li key={id} data-series={index}>
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => onHiddenChange(isShown ? [...hidden, id] : hidden.filter((other) => other !== id))}
            >
              <svg width="20" height="8" aria-hidden>
                <line x1="0" x2="20" y1="4" y2="4" data-line="" />
              </svg>
              <span>{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
