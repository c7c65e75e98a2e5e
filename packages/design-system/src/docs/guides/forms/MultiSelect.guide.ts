import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'MultiSelect',
  summary: 'Chooses several options of a list, up to an optional limit.',
  whenToUse: [
    'Verticals, states, lists: several of many.',
    'A limit: once reached the other choices are disabled and say why, until one is removed.',
    'Values that nobody could list, such as addresses: `isCreatable` with `validateNew`; a pasted column becomes chips.',
    'People with their pictures: `renderOption` draws them in the list, `renderValue` in the chips.',
    'Very long lists: 10,000 options are windowed, or read page by page (`load`).',
  ],
  whenNot: ['One: `Select`.', 'Up to six, all visible: a `Checkbox` each.'],
  anatomy: [
    {
      part: 'Chips',
      is: 'the chosen ones; the rest fold into “+12”',
      at: '.choice__multi-value',
    },
    { part: 'Search', is: 'in the control itself', at: '[role="combobox"]' },
    {
      part: 'Select All, UnSelect All',
      is: 'hidden where there is a limit or only one option',
    },
    {
      part: 'List',
      is: '197 px high; `maxHeight` changes it',
    },
  ],
  accessibility: [
    'Counts are announced: “3 of 5 chosen”, and “limit reached”. They also describe the control.',
    'Left and Right move through the chips, including those behind “+12”; Delete removes the focused one, Backspace the last.',
    'In a plain form it is sent under its `name`, can be required, and goes back to `defaultValue` on reset.',
    'An option that can’t be chosen can be focused and says why.',
  ],
  keys: [
    { press: ['↓', '↑'], does: 'Open it; in the list, to the next option, round its ends.' },
    { press: ['Home', 'End'], does: 'To the first, to the last option; in typed text, to its ends.' },
    { press: ['Enter'], does: 'Choose the option, or take it away again.' },
    { press: ['←', '→'], does: 'Over the chips, also those behind “+12”.' },
    { press: ['Delete'], does: 'Remove the chip that has the focus.' },
    { press: ['Backspace'], does: 'Remove the last chip.' },
    { press: ['Esc'], does: 'Close the list; a dialog around it stays open.' },
  ],
  good: 'Say the limit in the hint, before it is met.',
  bad: 'Let people find the limit by running into it.',
  searchTerms: [
    'choose several',
    'multiple choice',
    'tags input',
    'select all',
    'pick many',
    'chips input',
    'multi select',
    'pick several',
  ],
  status: 'stable',
  since: '0.1.0',
};
