import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

export interface ToolbarProps extends ComponentProps<'div'> {
  /** Shown at the end of the line, or below when there is no room. */
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

/** Search, filters and choices above the content that they change. */
export function Toolbar({ end, children, ...rest }: ToolbarProps) {
  return (
    <Root {...rest}>
      <div>{children}</div>
      {end && <div>{end}</div>}
    </Root>
  );
}
