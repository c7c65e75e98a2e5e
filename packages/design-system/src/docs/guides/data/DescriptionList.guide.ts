import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'DescriptionList',
  summary: 'Facts about one thing: term and detail.',
  whenToUse: ['The details of a record in a card.'],
  whenNot: ['Many things: `Table`.', 'Numbers that matter: `StatCard`.'],
  anatomy: [
    { part: 'Term', is: 'quiet', at: 'dt' },
    { part: 'Detail', is: 'text, badge, link; a dash when missing', at: 'dd' },
  ],
  accessibility: ['A description list, so each detail is read with its term.'],
  good: 'Short terms; the details in the order in which they are asked for.',
  bad: 'A sentence as a term.',
  searchTerms: ['key value', 'details', 'properties', 'metadata', 'facts', 'definition list'],
  status: 'stable',
  since: '0.1.0',
};
