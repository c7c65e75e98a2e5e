import { createContext, use, type ComponentType, type ComponentProps } from 'react';
import { shellTexts, type DesignTexts, type ShellTexts } from './texts.ts';
import { formatDateWithIntl, type FormatDate } from './formatDateWithIntl.ts';

export type { DateStyle, FormatDate } from './formatDateWithIntl.ts';

/** What a link of the design system hands to the application's own link. */
export interface DesignLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads. */
  href: string;
}

export interface Design {
  /** The application's own link, so that a press goes through its router. A plain `a` when left out. */
  link: ComponentType<DesignLinkProps> | 'a';
  /** Goes to an address without a press, for menus and tables. Loads the page when left out. */
  navigate: (href: string) => void;
  /** How numbers and dates are written. Default 'en-US'. */
  locale: string;
  /** The zone that moments are shown in. Default 'UTC'. */
  timeZone: string;
  /** The shell's words, and whatever the application replaced. `useTexts` and `useDisplayTexts` have the rest. */
  texts: ShellTexts & Partial<DesignTexts>;
  /** Writes a date. When left out, dates follow the locale: '11/22/2026 8:00 AM EST' in 'en-US'. */
  formatDate: FormatDate;
}

export const defaultDesign: Design = {
  link: 'a',
  navigate: (href) => globalThis.location.assign(href),
  locale: 'en-US',
  timeZone: 'UTC',
  texts: shellTexts,
  formatDate: formatDateWithIntl,
};

export const DesignContext = createContext<Design>(defaultDesign);

/** What the application handed over. Components work without a provider, with the defaults. */
export function useDesign(): Design {
  return use(DesignContext);
}
