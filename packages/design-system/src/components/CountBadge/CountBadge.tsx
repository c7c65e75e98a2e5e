'use client';
import { isKnown } from '../../provider/known.ts';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { figures } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is counted. */
  count: number;
  /** What is counted, for screen readers: 'open tasks'. */
  label: string;
  /** 'danger' where the count is what waits for somebody. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Above it stands '99+'. */
  max?: number | undefined;
}

const Root = styled.span`
  display: inline-block;
  min-inline-size: 20px;
  padding: ${space(0, 4)};
  /* Seen in forced colours alone, where the tint is gone. */
  border: 1px solid transparent;
  border-radius: 10px;
  ${type(12)}
  font-weight: 600;
  text-align: center;
  ${figures}
  background: ${t('end-tint')};
  color: ${t('end-text')};
  &[data-tone='danger'] {
    background: ${t('danger-solid')};
    color: ${t('on-danger')};
  }
`;

/** How many there are. */
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
