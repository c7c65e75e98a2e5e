interface ChartTipProps {
  heading: string;
  entries: readonly { id: string; label: string; value: string }[];
  /** Pixels from the start of the picture. */
  left: number;
  width: number;
}

/** The numbers at one place, on the side that has room. The picture itself says them, as its value. */
export function ChartTip({ heading, entries, left, width }: ChartTipProps) {
  const isLeft = left > width / 2;
  return (
    <div data-part="tip" aria-hidden style={isLeft ? { right: width - left + 12 } : { left: left + 12 }}>
      <b>{heading}</b>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.label} <b>{entry.value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
