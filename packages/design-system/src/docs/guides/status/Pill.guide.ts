import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Pill',
  summary: 'A value among others: a vertical, a list, a chosen option.',
  whenToUse: ['Several values of one field, side by side.', 'A choice that can be removed (`onRemove`).'],
  whenNot: [
    'A state: `StatusBadge`.',
    'Many values in a cell: `PillList`, which folds them.',
    'A technical label: `Tag`.',
  ],
  anatomy: [
    { part: 'Text', is: 'cut off at its end when too long', at: '[data-part="word"]' },
    { part: 'Remove', is: 'a button, only with `onRemove`', at: 'button' },
  ],
  accessibility: ['The remove button is named after the pill: “Remove Retail”.'],
  good: 'Short nouns of one kind.',
  bad: 'Sentences, or values of different kinds in one row.',
  searchTerms: ['chip', 'token', 'label', 'removable value', 'filter chip'],
  status: 'stable',
  since: '0.1.0',
};
