import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';

export interface CodeProps extends ComponentProps<'code'> {
  /** Whether the text is muted, for an id beside a name. Default false. */
  isQuiet?: boolean | undefined;
}

const Root = styled.code`
  ${type(12)}
  font-family: ${t('font-mono')};
  overflow-wrap: anywhere;
  &[data-quiet] {
    color: ${t('ink-subtle')};
  }
`;

/** Ids, hashes and file names in a monospaced font. */
export function Code({ isQuiet = false, ...rest }: CodeProps) {
  return <Root data-quiet={isQuiet || undefined} {...rest} />;
}
