import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Banner',
  summary: 'A message that applies to the whole page and asks somebody to act.',
  whenToUse: [
    'Something blocks the work, and the page says what to do.',
    'A state that is unusual: read only, offline, a count that is short.',
  ],
  whenNot: [
    'The result of an action: `Flash`.',
    'One field is wrong: its `error`.',
    'Nothing can be shown at all: `ErrorState`.',
  ],
  anatomy: [
    {
      part: 'Tone',
      is: 'info, success, warning or danger; the title says it in words',
      at: 'section',
    },
    {
      part: 'Title',
      is: 'the situation',
      at: '[data-part="title"]',
    },
    {
      part: 'Text',
      is: 'why, and what to do',
      at: '[data-part="words"] > :nth-child(2)',
    },
    {
      part: 'Actions',
      is: 'one or two',
      at: '[data-part="actions"]',
    },
  ],
  accessibility: [
    'A region named by its title, which is a heading. It isn’t announced: the result of an action is a `Flash`.',
  ],
  good: 'One banner that contains the solution.',
  bad: 'A banner for something everybody knows.',
  searchTerms: ['alert', 'callout', 'warning box', 'notice', 'inline message', 'warning'],
  status: 'stable',
  since: '0.1.0',
};
