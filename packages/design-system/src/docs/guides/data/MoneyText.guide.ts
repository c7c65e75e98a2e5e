import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'MoneyText',
  summary: 'An amount with its currency.',
  whenToUse: ['Prices, budgets and fees that are shown.'],
  whenNot: ['Entering one: `MoneyInput`.'],
  anatomy: [
    { part: 'Amount', is: 'from cents, in the reader’s form', at: 'span' },
    {
      part: 'Currency',
      is: 'its sign or code',
    },
  ],
  accessibility: ['A missing value is read as “none”.'],
  good: 'Hand over cents.',
  bad: 'A number whose unit nobody knows.',
  searchTerms: ['price', 'currency', 'budget', 'dollars', 'euro', 'money'],
  status: 'stable',
  since: '0.1.0',
};
