import { isKnown } from '../../provider/known.ts';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { FIGURES } from '../../theme/styles.ts';
import { t } from '../../theme/tokens.ts';
import { Missing } from './Missing.tsx';

export interface NumberTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** null, undefined and NaN are shown as a dash. */
  value: number | null | undefined;
  /** Digits, unit, percent: the options of `Intl.NumberFormat`. */
  options?: Intl.NumberFormatOptions | undefined;
  /** Marks a number that needs attention, in bold as well. */
  tone?: 'danger' | undefined;
}

const NumberRoot = styled.span`
  ${FIGURES}
  white-space: nowrap;
  &[data-tone='danger'] {
    color: ${t('danger-text')};
    font-weight: 600;
  }
`;

/** Shows a number with the locale's separators and tabular figures. */
export function NumberText({ value, options, tone, ...rest }: NumberTextProps) {
  const { number } = useFormats();
  const texts = useTableTexts();
  return (
    <NumberRoot data-tone={tone} {...rest}>
      {isKnown(value) ? number(value, options) : <Missing label={texts.missing} />}
    </NumberRoot>
  );
}
