import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'RowList',
  summary: 'A short list of links, each with the reason it is listed.',
  whenToUse: ['What waits for somebody, on a landing page or in a card.'],
  whenNot: ['More than ten, or more than two facts each: `Table`.', 'What has happened: `Timeline`.'],
  anatomy: [
    {
      part: 'Lead',
      is: 'a badge',
      at: '[data-part="lead"]',
    },
    {
      part: 'Title',
      is: 'the link',
      at: 'a',
    },
    {
      part: 'Detail',
      is: 'the reason',
      at: '[data-part="detail"]',
    },
    {
      part: 'End',
      is: 'the deadline',
      at: '[data-part="end"]',
    },
  ],
  accessibility: ['A list with a name; the whole row can be pressed, the title is the link.'],
  good: 'Say why it is in the list.',
  bad: 'Names without reasons.',
  searchTerms: ['todo', 'waiting for me', 'inbox', 'work list', 'links list'],
  status: 'stable',
  since: '0.1.0',
};
