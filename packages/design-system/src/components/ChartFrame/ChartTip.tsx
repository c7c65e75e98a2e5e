interface ChartTipProps {
  heading: string;
  entries: readonly { id: string; label: string; value: string; index?: number | undefined }[];
  /** Pixels from the left edge of the picture. */
  left: number;
  width: number;
}

const GAP = 12;

/** The numbers at one point, on the side with room. Screen readers get them as the value of the picture. */
export function ChartTip({ heading, entries, left, width }: ChartTipProps) {
  return (
    <div data-part="tip" aria-hidden style={left > width / 2 ? { right: width - left + GAP } : { left: left + GAP }}>
      <b>{heading}</b>
      <ul>
        {entries.map(({ id, label, value, index }) => (
          <li key={id} data-series={index}>
            {index !== undefined && (
              <svg width="20" height="8">
                <line x1="0" x2="20" y1="4" y2="4" data-line="" />
              </svg>
            )}
            <span>{label}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
