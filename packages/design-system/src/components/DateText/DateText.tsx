'use client';
import { useEffect, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { DateStyle } from '../../provider/DesignContext.ts';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { FIGURES } from '../../theme/styles.ts';
import { t } from '../../theme/tokens.ts';
import { Missing } from '../NumberText/Missing.tsx';
import { relativeTime } from './relativeTime.ts';

export interface DateTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** ISO 8601 or a Date; null, undefined and invalid dates are shown as a dash. */
  value: string | Date | null | undefined;
  /** Default 'datetime': '11/22/2026 8:00 AM EST'. */
  kind?: DateStyle | undefined;
  /** Whether to add the distance from now, such as 'in 21 h 4 min'. Default false. */
  isRelative?: boolean | undefined;
  /** The moment that `isRelative` counts from. Default: the clock's, which keeps advancing. */
  now?: Date | undefined;
}

const Root = styled.time`
  ${FIGURES}
  /* In a right-to-left line the zone would otherwise come before the day. */
  unicode-bidi: plaintext;
  [data-part='relative'] {
    color: ${t('ink-muted')};
  }
`;

const MINUTE = 60_000;

function useNow(isNeeded: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => setNow(new Date()), MINUTE / 2);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}

/** A moment in the reader's zone, with the zone's name. */
export function DateText({ value, kind = 'datetime', isRelative = false, now, ...rest }: DateTextProps) {
  const texts = useTableTexts();
  const { date } = useFormats();
  const clock = useNow(isRelative && now === undefined);
  const words = value == null ? '' : date(value, kind);
  if (value == null || words === '') return <Missing label={texts.missing} />;
  return (
    <Root dateTime={new Date(value).toISOString()} {...rest}>
      {words}
      {isRelative && <span data-part="relative"> {relativeTime(value, now ?? clock, texts.relative)}</span>}
    </Root>
  );
}
