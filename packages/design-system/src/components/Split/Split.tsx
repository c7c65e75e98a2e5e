import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { WIDE_SCREEN } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export interface SplitProps extends ComponentProps<'div'> {
  /** Shown at the end of the line from 1,200 px on, below the content in narrower windows. */
  aside: ReactNode;
  /** Width of the aside in px when both fit side by side. Default 380. */
  asideWidth?: number | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${WIDE_SCREEN} {
    /* The aside shrinks first, by up to three tenths, because a table narrower than 640 px becomes cards. */
    grid-template-columns:
      minmax(min(648px, 100% - 16px - 0.7 * var(--own-aside)), 1fr)
      minmax(0, var(--own-aside));
  }
  > * {
    display: grid;
    gap: ${space(16)};
    min-inline-size: 0;
  }
`;

/** The main content, with its details beside it. */
export function Split({ aside, asideWidth = 380, children, style, ...rest }: SplitProps) {
  return (
    <Root style={{ '--own-aside': `${asideWidth}px`, ...style } as ComponentProps<'div'>['style']} {...rest}>
      <div>{children}</div>
      <div>{aside}</div>
    </Root>
  );
}
