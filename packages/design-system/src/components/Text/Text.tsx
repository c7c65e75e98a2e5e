import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { FIGURES, TRUNCATE } from '../../theme/styles.ts';
import { t, type, TYPE_SCALE, type TypeSize } from '../../theme/tokens.ts';
import { TONES, type Tone } from '../../theme/tones.ts';

export interface TextProps extends ComponentProps<'span'> {
  /** A step of the type scale in px. Default: inherited. */
  size?: TypeSize | undefined;
  /** Colour of the text. Default 'ink'. */
  tone?: 'ink' | 'muted' | 'subtle' | Tone | undefined;
  /** Weight of the font. Default: inherited. */
  weight?: 400 | 500 | 600 | undefined;
  /** The element that is rendered: 'p' for a paragraph. */
  as?: ElementType | undefined;
  /** Cuts the text to one line that ends in dots. The full text must be reachable elsewhere. Default false. */
  isTruncated?: boolean | undefined;
  /** Digits of equal width, for numbers in a column. Default false. */
  isTabular?: boolean | undefined;
}

const sizes = (Object.keys(TYPE_SCALE).map(Number) as TypeSize[])
  .map((size) => `&[data-size='${size}'] { ${type(size)} }`)
  .join('');
// The text of a dark badge is light, so on a plain background it could not be read.
const tones = TONES.filter((tone) => tone !== 'dark')
  .map((tone) => `&[data-tone='${tone}'] { color: ${t(`${tone}-text`)}; }`)
  .join('');

const Root = styled.span`
  ${sizes}
  ${tones}
  &[data-tone='ink'],
  &[data-tone='dark'] {
    color: ${t('ink')};
  }
  &[data-tone='muted'] {
    color: ${t('ink-muted')};
  }
  &[data-tone='subtle'] {
    color: ${t('ink-subtle')};
  }
  &[data-weight='400'] {
    font-weight: 400;
  }
  &[data-weight='500'] {
    font-weight: 500;
  }
  &[data-weight='600'] {
    font-weight: 600;
  }
  &[data-tabular] {
    ${FIGURES}
  }
  &[data-truncated] {
    display: block;
    min-inline-size: 0;
    ${TRUNCATE}
  }
`;

/** Text in a size of the type scale. */
export function Text({ size, tone, weight, isTruncated = false, isTabular = false, ...rest }: TextProps) {
  return (
    <Root
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-truncated={isTruncated || undefined}
      data-tabular={isTabular || undefined}
      {...rest}
    />
  );
}
