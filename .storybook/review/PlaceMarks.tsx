import { styled } from 'styled-components';
import type { Difference } from './difference.ts';

/** In px of the picture: the outlines leave what they surround free. */
const SPACE = 6;

const Root = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  > rect {
    fill: none;
    stroke: var(--mr-danger-text);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;

/** Outlines the places where two pictures differ, so that a single pixel is found too. */
export function PlaceMarks({ places, width, height }: Pick<Difference, 'places' | 'width' | 'height'>) {
  return (
    <Root viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      {places.map(({ left, top, right, bottom }) => (
        <rect
          key={`${left} ${top}`}
          x={left - SPACE}
          y={top - SPACE}
          width={right - left + 2 * SPACE}
          height={bottom - top + 2 * SPACE}
          rx={4}
        />
      ))}
    </Root>
  );
}
