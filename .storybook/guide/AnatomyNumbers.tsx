import { styled } from 'styled-components';
import { MARK_SIZE, type Mark } from './anatomyMarks.ts';

const Number = styled.b`
  position: absolute;
  z-index: 9;
  display: grid;
  place-items: center;
  inline-size: ${MARK_SIZE}px;
  block-size: ${MARK_SIZE}px;
  border-radius: 50%;
  background: var(--mr-accent);
  color: var(--mr-on-accent);
  font: 500 11px/1 var(--mr-font-sans);
  pointer-events: none;
`;

/** The numbers on a picture. The list beside it says the same in words. */
export function AnatomyNumbers({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ number, left, top }) => (
    <Number key={number} aria-hidden data-anatomy={number} style={{ left, top }}>
      {number}
    </Number>
  ));
}
