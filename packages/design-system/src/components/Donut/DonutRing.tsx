import { Group } from '@visx/group';
import { Arc } from '@visx/shape';
import { useId } from 'react';
import { ChartPicture } from '../ChartFrame/ChartPicture.tsx';
import { SeriesWeaves } from '../ChartFrame/SeriesWeaves.tsx';
import { arcsOf, type DrawnSlice } from './donutSlices.ts';

interface DonutRingProps {
  label: string;
  summary: string;
  size: number;
  slices: readonly DrawnSlice[];
  at: number | undefined;
  onAt: (at: number | undefined) => void;
  valueText: string | undefined;
}

const HOLE = 0.64;

/** The ring, clockwise from the top in both reading directions, like a clock. */
export function DonutRing({ label, summary, size, slices, at, onAt, valueText }: DonutRingProps) {
  const id = useId();
  const outer = size / 2 - 2;
  return (
    <ChartPicture
      label={label}
      summary={summary}
      width={size}
      height={size}
      isRtl={false}
      count={slices.length}
      at={at}
      onAt={onAt}
      valueText={valueText}
    >
      <SeriesWeaves id={id} />
      <Group left={size / 2} top={size / 2}>
        {arcsOf(slices).map((arc) => {
          const place = slices.findIndex((slice) => slice.id === arc.id);
          const shape = {
            startAngle: arc.start,
            endAngle: arc.end,
            outerRadius: outer,
            innerRadius: outer * HOLE,
          };
          return (
            <g
              key={arc.id}
              data-series={arc.index}
              data-away={at !== undefined && at !== place ? '' : undefined}
              onPointerEnter={() => onAt(place)}
            >
              <Arc {...shape} data-bar="" />
              <Arc {...shape} data-over="" fill={`url(#${id}${arc.index})`} />
            </g>
          );
        })}
      </Group>
    </ChartPicture>
  );
}
