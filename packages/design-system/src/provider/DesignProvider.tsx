'use client';
import { useMemo, type ReactNode } from 'react';
import { defaultDesign, DesignContext, type Design } from './DesignContext.ts';
import { knownLocale, knownZone } from './known.ts';
import { shellTexts, type DesignTexts } from './texts.ts';

export interface DesignProviderProps extends Partial<Omit<Design, 'texts'>> {
  /** Overrides of single texts; the rest stay as they are. */
  texts?: Partial<DesignTexts>;
  children: ReactNode;
}

/** The design system's one door: everything that an application hands in comes through here. */
export function DesignProvider({
  link = defaultDesign.link,
  navigate = defaultDesign.navigate,
  locale = defaultDesign.locale,
  timeZone = defaultDesign.timeZone,
  formatDate = defaultDesign.formatDate,
  texts,
  children,
}: DesignProviderProps) {
  const design = useMemo(
    () => ({
      link,
      navigate,
      locale: knownLocale(locale),
      timeZone: knownZone(timeZone),
      formatDate,
      texts: texts ? { ...shellTexts, ...texts } : shellTexts,
    }),
    [link, navigate, locale, timeZone, formatDate, texts],
  );
  return <DesignContext value={design}>{children}</DesignContext>;
}
