import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space, t, type Space } from '../../theme/tokens.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Distance between the children in px at the comfortable density. Default 16. */
  gap?: Space | 0 | undefined;
  /** 'row' follows the reading direction. Default 'column'. */
  direction?: 'column' | 'row' | undefined;
  /** Alignment across the direction. Default 'stretch'. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Distribution along the direction. Default 'start'. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Wraps onto another line when there is no room. Default false. */
  isWrapping?: boolean | undefined;
  /** Draws a line between the children of a column, at the distance from both. Default false. */
  hasLines?: boolean | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--own-gap);
  min-inline-size: 0;
  &[data-direction='row'] {
    flex-direction: row;
    > svg {
      flex: none;
    }
  }
  &[data-wrapping] {
    flex-wrap: wrap;
  }
  &[data-lines] > * + * {
    border-block-start: 1px solid ${t('line')};
    padding-block-start: var(--own-gap);
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

/** Puts its children after each other, at a distance from the spacing scale. */
export function Stack({
  gap = 16,
  direction = 'column',
  align = 'stretch',
  justify = 'start',
  isWrapping = false,
  hasLines = false,
  style,
  ...rest
}: StackProps) {
  return (
    <Root
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrapping={isWrapping || undefined}
      data-lines={hasLines || undefined}
      style={{ '--own-gap': space(gap), ...style } as ComponentProps<'div'>['style']}
      {...rest}
    />
  );
}
