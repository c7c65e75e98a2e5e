import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../theme/styles.ts';
import { space, type Space } from '../../theme/tokens.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** A fixed number of equal columns, one on small screens, or 'auto' for as many as fit. Default 'auto'. */
  columns?: number | 'auto' | undefined;
  /** The minimum column width of 'auto' in px. Default 240. */
  min?: number | undefined;
  /** The gap in px at the comfortable density. Default 16. */
  gap?: Space | undefined;
  /**
   * Makes two columns: the first one this wide in px, the other takes the rest. The other stands below where it would be
   * narrower than `min`. Default: all are equal.
   */
  firstWidth?: number | undefined;
  /** Fills one column after the other, so that items of unequal height leave no holes. Only with 'auto'. Default false. */
  isPacked?: boolean | undefined;
}

const Root = styled.div`
  display: grid;
  gap: var(--own-gap);
  grid-template-columns: repeat(var(--own-columns), minmax(0, 1fr));
  min-inline-size: 0;
  &[data-auto] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--own-min)), 1fr));
  }
  ${SMALL_SCREEN} {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-first] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    > * {
      flex: 999 1 min(100%, var(--own-min));
      min-inline-size: 0;
    }
    > :nth-child(1 of :where(:not(style))) {
      flex: 1 1 min(100%, var(--own-first));
    }
  }
  &[data-packed] {
    display: block;
    columns: var(--own-min);
    column-gap: var(--own-gap);
    > * {
      break-inside: avoid;
      /* A variable of its own, because a Stack has its own gap. */
      margin-block-end: var(--own-between);
    }
    > :nth-last-child(1 of :where(:not(style))) {
      margin-block-end: 0;
    }
  }
`;

/** Equal columns, or a narrow one and the rest. */
export function Grid(props: GridProps) {
  const { columns = 'auto', min = 240, gap = 16, firstWidth, isPacked = false, style, ...rest } = props;
  const values = {
    '--own-gap': space(gap),
    ...(isPacked && { '--own-between': space(gap) }),
    ...(firstWidth !== undefined && { '--own-first': `${firstWidth}px` }),
    '--own-min': `${min}px`,
    '--own-columns': columns === 'auto' ? 1 : columns,
  };
  return (
    <Root
      data-auto={columns === 'auto' || undefined}
      data-first={firstWidth !== undefined || undefined}
      data-packed={isPacked || undefined}
      style={{ ...values, ...style } as ComponentProps<'div'>['style']}
      {...rest}
    />
  );
}
