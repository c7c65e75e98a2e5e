'use client';
import { useMemo, type ReactNode } from 'react';
import { DesignContext, useDesign, type Design, type FormatDate } from './DesignContext.ts';
import { DirectionCheck } from './DirectionCheck.tsx';
import { formatDateWithIntl } from './formatDateWithIntl.ts';
import { knownLocale, knownZone } from './known.ts';
import type { DesignTexts } from './texts.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Optional properties also accept undefined. */
type Optional<T> = { [Key in keyof T]?: T[Key] | undefined };

export interface DesignProviderProps extends Optional<Omit<Design, 'texts'>> {
  /** Replacements of single texts; the rest stay unchanged. */
  texts?: Partial<DesignTexts> | undefined;
  children: ReactNode;
}

const ours = new Set<FormatDate>([formatDateWithIntl]);
const formats = new Map<string, FormatDate>([['en-US', formatDateWithIntl]]);

/** Returns the same function for the same locale, because a table's rows render again when it changes. */
function dateFormatOf(locale: string): FormatDate {
  const format: FormatDate =
    formats.get(locale) ?? ((value, style, timeZone) => formatDateWithIntl(value, style, timeZone, locale));
  formats.set(locale, format);
  ours.add(format);
  return format;
}

/**
 * Passes the application's router, locale, texts and formats to all components. A nested provider changes only the settings
 * that it is given.
 */
export function DesignProvider({ children, texts, ...given }: DesignProviderProps) {
  const outer = useDesign();
  const { link = outer.link, navigate = outer.navigate } = given;
  const locale = knownLocale(given.locale ?? outer.locale);
  const timeZone = knownZone(given.timeZone ?? outer.timeZone);
  // Dates follow the locale unless the application formats them.
  const formatDate = given.formatDate ?? (ours.has(outer.formatDate) ? dateFormatOf(locale) : outer.formatDate);
  const design = useMemo(
    () => ({ link, navigate, locale, timeZone, formatDate, texts: texts ? { ...outer.texts, ...texts } : outer.texts }),
    [link, navigate, locale, timeZone, formatDate, outer.texts, texts],
  );
  return (
    <DesignContext value={design}>
      {process.env.NODE_ENV !== 'production' && <DirectionCheck locale={locale} />}
      {children}
    </DesignContext>
  );
}
