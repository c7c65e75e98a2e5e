import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'MoneyInput',
  summary: 'An amount in one currency.',
  whenToUse: [
    'Prices, budgets, fees; the value is a whole number of the currency’s smallest unit, so nothing is rounded.',
  ],
  whenNot: ['Counts: `NumberInput`.', 'Only shown: `MoneyText`.'],
  anatomy: [
    { part: 'Field', is: 'label, hint, error: see `Field`', at: 'label' },
    { part: 'Control', is: 'the amount with the decimals of its currency', at: 'input' },
    { part: 'Currency', is: 'its code', at: '[data-part="end"]' },
  ],
  accessibility: [
    'A text that can’t be read stays, and the field’s error says what to type. The form is not submitted until then.',
    'A decimal more than the currency has is refused with a hint, never rounded.',
    'The label is its name; hint and error are its description.',
    'Disabled, it can be focused and read, and says its reason.',
  ],
  good: 'Cents in, cents out.',
  bad: 'An amount of unknown currency.',
  searchTerms: ['price', 'budget', 'currency', 'amount', 'cents', 'money'],
  status: 'stable',
  since: '0.1.0',
};
