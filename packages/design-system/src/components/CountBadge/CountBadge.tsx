'use client';
import { isKnown } from '../../provider/known.ts';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { FIGURES } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number to show. */
  count: number;
  /** Names what is counted, for screen readers: 'open tasks'. */
  label: string;
  /** 'danger' when the counted items need attention. Default 'neutral'. */
  tone?: 'neutral' | 'danger' | undefined;
  /** The greatest number to show; a greater one is shown as '999+'. Default 999. */
  max?: number | undefined;
}

const Root = styled.span`
  display: inline-block;
  min-inline-size: 20px;
  padding: ${space(0, 4)};
  /* Visible only in forced colours, which remove the background. */
  border: 1px solid transparent;
  border-radius: 10px;
  ${type(12)}
  font-weight: 600;
  text-align: center;
  ${FIGURES}
  background: ${t('end-tint')};
  color: ${t('end-text')};
  &[data-tone='danger'] {
    background: ${t('danger-solid')};
    color: ${t('on-danger')};
  }
`;

/** A small number beside a label. */
export function CountBadge({ count, label, tone = 'neutral', max = 999, ...rest }: CountBadgeProps) {
  const { locale } = useDesign();
  const words = isKnown(count) ? count.toLocaleString(locale) : '—';
  const shown = isKnown(count) && count > max ? `${max.toLocaleString(locale)}+` : words;
  return (
    <Root role="img" aria-label={`${words} ${label}`} data-tone={tone} {...rest}>
      {shown}
    </Root>
  );
}
