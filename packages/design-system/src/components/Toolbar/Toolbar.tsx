import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

export interface ToolbarProps extends ComponentProps<'div'> {
  /** Stands at the end of the line; below where there is no room. */
  end?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8, 16)};
  > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8)};
    min-inline-size: 0;
  }
`;

/** Search, filters and choices above what they act on. */
export function Toolbar({ end, children, ...rest }: ToolbarProps) {
  return (
    <Root {...rest}>
      <div>{children}</div>
      {end && <div>{end}</div>}
    </Root>
  );
}
