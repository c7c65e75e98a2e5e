import { create } from 'storybook/theming';

const face = {
  fontBase: "'IBM Plex Sans Variable', 'IBM Plex Sans', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
  brandTitle: 'Mailroom design system',
  brandTarget: '_self',
} as const;

/** Storybook's own frame and pages, in the colours of the two themes; it can't read custom properties. */
export const look = {
  light: create({
    base: 'light',
    ...face,
    colorSecondary: '#204fb1',
    appBg: '#f8f7f4',
    appContentBg: '#ffffff',
    textColor: '#1b222e',
  }),
  dark: create({
    base: 'dark',
    ...face,
    colorSecondary: '#7fabf9',
    appBg: '#0d1219',
    appContentBg: '#141b25',
    textColor: '#e8ebf1',
  }),
};
