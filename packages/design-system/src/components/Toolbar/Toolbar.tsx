import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { floating } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export interface ToolbarProps extends ComponentProps<'div'> {
  /** Shown at the end of the line, or below when there is no room. */
  end?: ReactNode;
  /** Keeps it in sight at the foot of the window, for the buttons of a form that is longer. Default false. */
  isSticky?: boolean | undefined;
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
  > [data-part='end'] {
    margin-inline-start: auto;
  }
  &[data-sticky] {
    position: sticky;
    inset-block-end: ${space(12)};
    z-index: 4;
    padding: ${space(8, 8, 8, 16)};
    ${floating}
  }
  /* Otherwise a field that the keyboard reaches stays hidden behind the bar. */
  :root:has(&[data-sticky]) {
    scroll-padding-block-end: calc(1.5rem + ${space(48)});
  }
`;

/** Search, filters and choices above the content that they change, or the buttons below it. */
export function Toolbar({ end, isSticky = false, children, ...rest }: ToolbarProps) {
  return (
    <Root data-sticky={isSticky || undefined} {...rest}>
      <div>{children}</div>
      {end && <div data-part="end">{end}</div>}
    </Root>
  );
}
