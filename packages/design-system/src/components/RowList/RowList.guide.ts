import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'RowList',
  summary: 'A short list of things to go to, each with what is the matter.',
  whenToUse: ['What waits for somebody, on a landing page or in a card.'],
  whenNot: ['More than ten, or more than two facts each: `Table`.', 'What has happened: `Timeline`.'],
  anatomy: [
    {
      part: 'Lead',
      is: 'a badge',
    },
    {
      part: 'Title',
      is: 'the link',
    },
    {
      part: 'Detail',
      is: 'what is the matter',
    },
    {
      part: 'End',
      is: 'until when',
    },
  ],
  accessibility: ['A list with a name; the whole row can be pressed, the title is the link.'],
  good: 'Say why it is in the list.',
  bad: 'A list of names.',
  finds: ['todo', 'waiting for me', 'inbox', 'work list', 'links list'],
  status: 'stable',
  since: '0.1.0',
};
