import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space, type Space } from '../../theme/tokens.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Distance between the children in px; 16 unless given. */
  gap?: Space | 0 | undefined;
  /** 'column' unless given; 'row' follows the reading direction. */
  direction?: 'column' | 'row' | undefined;
  /** Across the direction; 'stretch' unless given. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Along the direction; 'start' unless given. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Takes another line when there is no room. False unless given. */
  isWrapping?: boolean | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--own-gap);
  min-inline-size: 0;
  &[data-direction='row'] {
    flex-direction: row;
  }
  &[data-wrapping] {
    flex-wrap: wrap;
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

/** Puts one thing after the other at a distance of the grid. */
export function Stack({
  gap = 16,
  direction = 'column',
  align = 'stretch',
  justify = 'start',
  isWrapping = false,
  style,
  ...rest
}: StackProps) {
  return (
    <Root
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrapping={isWrapping || undefined}
      style={{ '--own-gap': space(gap), ...style } as ComponentProps<'div'>['style']}
      {...rest}
    />
  );
}
