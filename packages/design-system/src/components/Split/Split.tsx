import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { WIDE_SCREEN } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';
import { followTop } from './followTop.ts';

export interface SplitProps extends ComponentProps<'div'> {
  /** Shown at the end of the line from 1,200 px on (with `start`, from 1,400 px on), below the content in narrower windows. */
  aside: ReactNode;
  /** Width of the aside in px when both fit side by side. Default 380. */
  asideWidth?: number | undefined;
  /** A narrow list to choose from, shown before the content from 720 px on and above it in narrower windows. Default: nothing. */
  start?: ReactNode;
  /** Width of `start` in px. Default 240. */
  startWidth?: number | undefined;
  /**
   * Whether content and aside fill the window, while both fit side by side: they end where the window ends, and are at
   * least 480 px high. For areas that scroll inside: `CodeEditor` and `DeviceFrame` with `isFilling`. Default false.
   */
  isFilling?: boolean | undefined;
}

const TWO_COLUMNS = '@media (min-width: 720px)';
const THREE_COLUMNS = '@media (min-width: 1400px)';

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
  &[data-filling] {
    ${WIDE_SCREEN} {
      align-items: stretch;
      /* Below it stands the foot of the page. */
      block-size: max(480px, 100dvh - var(--own-top, 320px) - var(--own-foot, ${space(48)}));
      > * {
        grid-template-rows: minmax(0, 1fr);
        min-block-size: 0;
      }
    }
  }
  &[data-start] {
    ${TWO_COLUMNS} {
      grid-template-columns: var(--own-before) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      > div:first-of-type {
        grid-row: 1 / 3;
      }
    }
    ${THREE_COLUMNS} {
      grid-template-columns: var(--own-before) minmax(0, 1fr) var(--own-aside);
      grid-template-rows: auto;
      > div:first-of-type {
        grid-row: auto;
      }
    }
  }
  > * {
    display: grid;
    gap: ${space(16)};
    min-inline-size: 0;
  }
`;

/** The main content, with its details beside it. */
export function Split(props: SplitProps) {
  const { aside, asideWidth = 380, start, startWidth = 240, isFilling = false, children, style, ...rest } = props;
  // Custom properties are inherited: a name that a field inside uses too would change its padding.
  const widths = { '--own-aside': `${asideWidth}px`, '--own-before': `${startWidth}px` };
  return (
    <Root
      data-filling={isFilling || undefined}
      data-start={start !== undefined || undefined}
      style={{ ...widths, ...style } as ComponentProps<'div'>['style']}
      {...rest}
    >
      {start !== undefined && <div>{start}</div>}
      <div ref={isFilling ? followTop : undefined}>{children}</div>
      <div>{aside}</div>
    </Root>
  );
}
