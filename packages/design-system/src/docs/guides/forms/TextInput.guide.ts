import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'TextInput',
  summary: 'One line of text.',
  whenToUse: ['Names, addresses, subjects: anything of one line.'],
  whenNot: [
    'Several lines: `TextArea`.',
    'Numbers and money: `NumberInput`, `MoneyInput`.',
    'One of a known list: `Select`.',
    'Narrowing a list: `SearchInput`.',
  ],
  anatomy: [
    {
      part: 'Field',
      is: 'label, hint, error: see `Field`',
      at: 'label',
    },
    {
      part: 'Control',
      is: 'as high as a button',
      at: 'input',
    },
  ],
  accessibility: [
    'The label is its name; hint and error are its description.',
    'Disabled, it can be focused and read, and says its reason.',
  ],
  good: 'As wide as the answer usually is, with the right `type` and `autoComplete`.',
  bad: 'The label inside the field: it is gone when it is needed.',
  searchTerms: ['text field', 'input', 'textbox', 'one line', 'name', 'e-mail field'],
  status: 'stable',
  since: '0.1.0',
};
