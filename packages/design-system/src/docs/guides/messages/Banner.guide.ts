import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Banner',
  summary: 'What is true of the whole page and asks somebody to act.',
  whenToUse: [
    'Something holds the work up, and the page says what to do.',
    'A state that is unusual: read only, offline, a count that is short.',
  ],
  whenNot: [
    'What has just happened: `Flash`.',
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
      is: 'what is',
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
    'A region named by its title, which is a heading. It is not announced: what answers an action is a `Flash`.',
  ],
  good: 'One banner, with the way out in it.',
  bad: 'A banner for what everybody knows already.',
  finds: ['alert', 'callout', 'warning box', 'notice', 'inline message', 'warning'],
  status: 'stable',
  since: '0.1.0',
};
