import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type } from '../../theme/tokens.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level of the heading in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** A step of the type scale in px. Default: the size of the level. */
  size?: 13 | 14 | 16 | 20 | 28 | undefined;
}

const BY_LEVEL = { 1: 20, 2: 16, 3: 14, 4: 13 } as const;

const Root = styled.h2`
  overflow-wrap: anywhere;
  &[data-size='13'] {
    ${type(13)}
  }
  &[data-size='14'] {
    ${type(14)}
  }
  &[data-size='16'] {
    ${type(16)}
  }
  &[data-size='20'] {
    ${type(20)}
  }
  &[data-size='28'] {
    ${type(28)}
  }
`;

/** A heading. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  return <Root as={`h${level}`} data-size={size ?? BY_LEVEL[level]} {...rest} />;
}
