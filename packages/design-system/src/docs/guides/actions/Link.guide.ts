import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Link',
  summary: 'Leads somewhere else, inside text, cells and lists.',
  whenToUse: [
    'Another page, or another place on this one.',
    'A file or an outside address, which opens beside the work.',
  ],
  whenNot: [
    'Something happens: `Button`.',
    'The next step of the page deserves a button’s weight: `Button` with `href`.',
  ],
  anatomy: [
    { part: 'Text', is: 'names where it leads', at: 'a' },
    {
      part: 'Arrow',
      is: 'only where it leaves the application',
    },
  ],
  accessibility: [
    'The application’s own router link is used, handed over by `DesignProvider`.',
    'An outside link opens a new window; the arrow is a picture, so let the words say it where it matters.',
  ],
  good: 'The words name the place.',
  bad: 'Say “here”: read out of its sentence, it leads nowhere.',
  searchTerms: ['anchor', 'go to', 'hyperlink', 'open in a new window', 'external link'],
  status: 'stable',
  since: '0.1.0',
};
