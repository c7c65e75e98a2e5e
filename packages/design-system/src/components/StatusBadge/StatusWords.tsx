import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { space } from '../../theme/tokens.ts';

interface StatusWordsProps {
  name: string;
  why: ReactNode;
  next: ReactNode;
}

const Words = styled.span`
  display: grid;
  gap: ${space(4)};
`;

/** What the tooltip says: the whole name, which the badge may have cut, why it is so and what comes next. */
export function StatusWords({ name, why, next }: StatusWordsProps) {
  const { texts } = useDesign();
  return (
    <Words>
      {/* A screen reader has the whole name from the badge. */}
      <b aria-hidden>{name}</b>
      {why && <span>{why}</span>}
      {next && (
        <span>
          <b>{texts.next}:</b> {next}
        </span>
      )}
    </Words>
  );
}
