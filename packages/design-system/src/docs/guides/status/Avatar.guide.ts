import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Avatar',
  summary: 'A person as a picture or as initials.',
  whenToUse: ['Beside a name, where people are recognised by it: activity, assignments.'],
  whenNot: ['Instead of the name: initials are shared by many.', 'Companies and things: text is enough.'],
  anatomy: [
    { part: 'Initials', is: 'of the first and the last word, in any script', at: '[role="img"]' },
    {
      part: 'Picture',
      is: 'over the initials, which stay if it fails to load',
    },
  ],
  accessibility: ['It is a picture whose text is the name; beside the written name, hide it with `aria-hidden`.'],
  good: 'Show the name beside it.',
  bad: 'Six pairs of initials in a row, and no name.',
  searchTerms: ['user', 'initials', 'person', 'profile', 'who is this'],
  status: 'stable',
  since: '0.1.0',
};
