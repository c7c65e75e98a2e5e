import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Number of lines. Default 3. */
  lines?: number | undefined;
  /** Height of each line in px. Default 20, a line of body text. */
  height?: number | undefined;
  /** Height on a small screen, where fields are below each other and rows are cards. Default: the same as `height`. */
  smallHeight?: number | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${space(8)};
  > span {
    block-size: var(--own-line);
    border-radius: ${t('radius-badge')};
    background: ${t('sunken')};
    border: 1px solid ${t('line')};
    animation: mr-breathe 1.6s ease-in-out infinite alternate;
  }
  ${SMALL_SCREEN} {
    > span {
      block-size: var(--own-small-line);
    }
  }
  > span:last-of-type:not(:first-of-type) {
    inline-size: 60%;
  }
  @keyframes mr-breathe {
    to {
      opacity: 0.5;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > span {
      animation: none;
    }
  }
`;

/** Reserves the space of content that is loading, so that nothing jumps. It is `aria-busy`, so that tests can wait for its end. */
export function Skeleton({ lines = 3, height = 20, smallHeight = height, style, ...rest }: SkeletonProps) {
  return (
    <Root
      aria-hidden="true"
      aria-busy="true"
      style={
        {
          '--own-line': `${height}px`,
          '--own-small-line': `${smallHeight}px`,
          ...style,
        } as ComponentProps<'div'>['style']
      }
      {...rest}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </Root>
  );
}
