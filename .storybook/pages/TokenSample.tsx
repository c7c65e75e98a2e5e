import { styled } from 'styled-components';
import type { ShownToken } from '../../packages/design-system/tokens/catalogue.ts';

const Swatch = styled.span`
  flex: none;
  inline-size: 32px;
  block-size: 24px;
  border: 1px solid var(--mr-line);
  border-radius: var(--mr-radius-badge);
  forced-color-adjust: none;
`;

/** Shows a token's value where seeing it says more than a number. */
export function TokenSample({ type, css }: Pick<ShownToken, 'type'> & { css: string }) {
  if (type === 'color') return <Swatch aria-hidden style={{ background: css }} />;
  if (type === 'shadow') return <Swatch aria-hidden style={{ boxShadow: css }} />;
  return null;
}
