import { isKnown } from '../../provider/known.ts';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens.ts';
import { TONES, type Tone } from '../../theme/tones.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** The trend in words: 'Opens, up from 1,204 to 2,310 in 14 days'. */
  label: string;
  /** Values at equal distances. One that is not a number leaves a gap. The scale runs from the lowest to the highest, not from 0. */
  values: readonly number[];
  /** Colour for a good or a bad trend. Default: the accent. */
  tone?: Tone | undefined;
  /** Pixels. Default 120. */
  width?: number | undefined;
  /** Pixels. Default 32. */
  height?: number | undefined;
}

const Root = styled.svg`
  --own-trend: ${t('accent')};
  display: block;
  overflow: visible;
  max-inline-size: 100%;
  path {
    fill: none;
    stroke: var(--own-trend);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--own-trend);
  }
  ${TONES.map((tone) => `&[data-tone='${tone}'] { --own-trend: ${t(`${tone}-solid`)}; }`).join('')}
  /* Time goes the way the page is read, as in the charts with axes. */
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    --own-trend: CanvasText;
  }
`;

const EDGE = 3;

/** A small trend beside a number, without axes. */
export function Sparkline({ label, values, tone, width = 120, height = 32, ...rest }: SparklineProps) {
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [EDGE, width - EDGE] });
  const known = values.filter(isKnown);
  const low = known.reduce((least, value) => Math.min(least, value), known[0] ?? 0);
  const high = known.reduce((most, value) => Math.max(most, value), known[0] ?? 0);
  const y = scaleLinear<number>({
    domain: low === high ? [low - 1, high + 1] : [low, high],
    range: [height - EDGE, EDGE],
  });
  const last = values.at(-1);
  return (
    <Root
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      data-tone={tone}
      {...rest}
    >
      <LinePath data={[...values]} defined={isKnown} x={(_, index) => x(index)} y={(value) => y(value)} />
      {isKnown(last) && <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} />}
    </Root>
  );
}
