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

/** The text of the tooltip: the full name, which the badge may have cut, the reason and the next step. */
export function StatusWords({ name, why, next }: StatusWordsProps) {
  const { texts } = useDesign();
  return (
    <Words>
      {/* Screen readers read the full name from the badge. */}
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
