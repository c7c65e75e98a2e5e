interface ValueAxisProps {
  steps: readonly number[];
  /** Pixels from the top of the picture. */
  place: (step: number) => number;
  say: (step: number) => string;
  width: number;
  isRtl: boolean;
}

const GAP = 8;

/** Lines across the picture, each with its value at the start of the line. */
export function ValueAxis({ steps, place, say, width, isRtl }: ValueAxisProps) {
  return steps.map((step) => (
    <g key={step} transform={`translate(0,${place(step)})`}>
      <line x2={width} data-grid={step === 0 ? 'zero' : ''} />
      <text x={isRtl ? width + GAP : -GAP} dy="0.32em" textAnchor={isRtl ? 'start' : 'end'}>
        {say(step)}
      </text>
    </g>
  ));
}
