'use client';
import { useMemo, type ReactNode } from 'react';
import { DesignContext, useDesign, type Design } from './DesignContext.ts';
import { dateFormatOf } from './formatDateWithIntl.ts';
import { knownLocale, knownZone } from './known.ts';
import type { DesignTexts } from './texts.ts';

export interface DesignProviderProps extends Partial<Omit<Design, 'texts'>> {
  /** Overrides of single texts; the rest stay as they are. */
  texts?: Partial<DesignTexts>;
  children: ReactNode;
}

/**
 * The design system's one door: everything that an application hands in comes through here. Inside another one it changes
 * what it is given, and the rest stays as it is around it.
 */
export function DesignProvider({ children, texts, ...given }: DesignProviderProps) {
  const outer = useDesign();
  const { link = outer.link, navigate = outer.navigate } = given;
  const locale = knownLocale(given.locale ?? outer.locale);
  const timeZone = knownZone(given.timeZone ?? outer.timeZone);
  // Dates follow the locale until an application writes them itself.
  const isOurs = outer.formatDate === dateFormatOf(outer.locale);
  const formatDate = given.formatDate ?? (isOurs ? dateFormatOf(locale) : outer.formatDate);
  const design = useMemo(
    () => ({ link, navigate, locale, timeZone, formatDate, texts: texts ? { ...outer.texts, ...texts } : outer.texts }),
    [link, navigate, locale, timeZone, formatDate, outer.texts, texts],
  );
  return <DesignContext value={design}>{children}</DesignContext>;
}
