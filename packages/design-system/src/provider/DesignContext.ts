import { createContext, use, type ComponentType, type ComponentProps } from 'react';
import { shellTexts, type DesignTexts, type ShellTexts } from './texts.ts';
import { formatDateWithIntl, type FormatDate } from './formatDateWithIntl.ts';

export type { DateStyle, FormatDate } from './formatDateWithIntl.ts';

/** The props that a link of the design system passes to the application's own link. */
export interface DesignLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The address that the link leads to. */
  href: string;
}

export interface Design {
  /** The application's own link, so that a press goes through its router. Default: a plain `a`. */
  link: ComponentType<DesignLinkProps> | 'a';
  /** Goes to an address from code, for menus and tables. Default: loads the page. */
  navigate: (href: string) => void;
  /** How numbers and dates are written. Default 'en-US'. */
  locale: string;
  /** The zone that moments are shown in. Default 'UTC'. */
  timeZone: string;
  /** The shell's texts, and all texts that the application replaced. `useTexts` and `useDisplayTexts` have the rest. */
  texts: ShellTexts & Partial<DesignTexts>;
  /** Formats a date. Default: as the locale does, '11/22/2026 8:00 AM EST' in 'en-US'. */
  formatDate: FormatDate;
}

const defaultDesign: Design = {
  link: 'a',
  navigate: (href) => globalThis.location.assign(href),
  locale: 'en-US',
  timeZone: 'UTC',
  texts: shellTexts,
  formatDate: formatDateWithIntl,
};

export const DesignContext = createContext<Design>(defaultDesign);

/** Returns the application's settings. Without a provider, components use the defaults. */
export function useDesign(): Design {
  return use(DesignContext);
}
