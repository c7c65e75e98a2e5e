import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'NumberInput',
  summary: 'A number, typed or stepped.',
  whenToUse: ['Counts, limits, days.'],
  whenNot: ['Money: `MoneyInput`.', 'Ids and postcodes aren’t numbers: `TextInput`.'],
  anatomy: [
    { part: 'Field', is: 'label, hint, error: see `Field`', at: 'label' },
    { part: 'Control', is: 'with the locale’s separators once it is left', at: 'input' },
    {
      part: 'Steps',
      is: 'one up, one down',
    },
    { part: 'Unit', is: 'behind the number', at: '[data-part="end"]' },
  ],
  accessibility: [
    'A spin button: arrows step, Page keys go ten steps.',
    'A text that can’t be read stays, and the field’s error says what to type. The form is not submitted until then.',
    'The application reports a number beyond the limits as the field’s error.',
  ],
  keys: [
    { press: ['↑', '↓'], does: 'One step more or less.' },
    { press: ['Page Up', 'Page Down'], does: 'Ten steps more or less.' },
  ],
  good: 'Unit and limits.',
  bad: 'A number without a unit.',
  searchTerms: ['number field', 'spinner', 'stepper', 'quantity', 'how many'],
  status: 'stable',
  since: '0.1.0',
};
