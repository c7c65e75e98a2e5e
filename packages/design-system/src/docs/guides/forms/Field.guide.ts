import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Field',
  summary: 'The label, hint, error and counter around any control.',
  whenToUse: ['A control of your own, so that it looks and speaks like the others.'],
  whenNot: ['The package has the control: `TextInput`, `Select`, `DatePicker` and the rest include their field.'],
  anatomy: [
    {
      part: 'Label',
      is: 'above; says in words that the field is required, or optional',
      at: 'label',
    },
    {
      part: 'Hint',
      is: 'helps before something goes wrong',
      at: '[data-part="notes"]',
    },
    {
      part: 'Control',
      is: 'yours, with the props that it is handed',
      at: 'input',
    },
    {
      part: 'Error',
      is: 'what is wrong and how to correct it',
    },
    {
      part: 'Counter',
      is: 'characters typed, of those allowed',
    },
  ],
  accessibility: [
    'The label is bound by id; hint and error are the control’s description, and an error marks it invalid.',
    'Near its end the counter is announced.',
  ],
  good: 'A hint that shows what the answer looks like.',
  bad: 'An error without a way out.',
  searchTerms: ['label', 'form row', 'help text', 'validation message', 'custom control', 'required'],
  status: 'stable',
  since: '0.1.0',
};
