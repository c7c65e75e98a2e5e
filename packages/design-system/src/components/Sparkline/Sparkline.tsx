import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens.ts';
import type { Tone } from '../../theme/tones.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** Says the trend in words: 'Opens, up from 1,204 to 2,310 in 14 days'. */
  label: string;
  values: readonly number[];
  tone?: Tone | undefined;
  /** Pixels. Default 120 × 32. */
  width?: number;
  height?: number;
}

const Root = styled.svg`
  --trend: ${t('accent')};
  display: block;
  overflow: visible;
  max-inline-size: 100%;
  path {
    fill: none;
    stroke: var(--trend);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--trend);
  }
  &[data-tone='danger'] {
    --trend: ${t('danger-solid')};
  }
  &[data-tone='warning'] {
    --trend: ${t('warning-solid')};
  }
  &[data-tone='success'] {
    --trend: ${t('success-solid')};
  }
  &[data-tone='pre-success'] {
    --trend: ${t('pre-success-solid')};
  }
`;

const EDGE = 3;

/** A trend beside its number, without axes. */
export function Sparkline({ label, values, tone, width = 120, height = 32, ...rest }: SparklineProps) {
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [EDGE, width - EDGE] });
  const low = Math.min(...values);
  const high = Math.max(...values);
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
      <LinePath data={[...values]} x={(_, index) => x(index)} y={(value) => y(value)} />
      {last !== undefined && <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} />}
    </Root>
  );
}
