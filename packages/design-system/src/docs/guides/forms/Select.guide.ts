import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Select',
  summary: 'Chooses one option of a list, which can be searched.',
  whenToUse: [
    'One of more than six.',
    'A list that is read from a server (`load`).',
    'People with their pictures, places with their flags: `renderOption` and `renderValue` draw them.',
  ],
  whenNot: ['A few choices that should be compared: `RadioGroup`.', 'Several: `MultiSelect`.', 'Actions: `Menu`.'],
  anatomy: [
    { part: 'Field', is: 'label, hint, error', at: 'label' },
    { part: 'Control', is: 'the chosen label, a clear button where it may be empty', at: 'label + div' },
    {
      part: 'List',
      is: 'grouped, searched, up to 10,000 options drawn as they are needed',
    },
  ],
  accessibility: [
    'A combo box: arrows, Home, End, letters; Enter chooses, Escape closes. Counts and choices are announced.',
    'A disabled option says why. An option’s position in the whole list is announced, even when only a few are drawn.',
    'With `renderOption` the search still compares label and description. Screen readers hear the words that are drawn.',
    'Without search (`isSearchable={false}`) letters go to the option that begins with them.',
    'In a plain form it is sent under its `name`, can be required, and goes back to `defaultValue` on reset.',
  ],
  keys: [
    { press: ['↓', '↑'], does: 'Open it; in the list, to the next option, round its ends.' },
    { press: ['Home', 'End'], does: 'To the first, to the last option; in typed text, to its ends.' },
    { press: ['A … Z'], does: 'Search; without search, to the option that begins so.' },
    { press: ['Enter'], does: 'Choose.' },
    { press: ['Esc'], does: 'Close the list; a dialog around it stays open.' },
  ],
  good: 'Labels that tell options apart, and a note where names are similar.',
  bad: 'Two options.',
  searchTerms: ['dropdown', 'combobox', 'picker', 'choose one', 'autocomplete', 'typeahead', 'lookup', 'one of many'],
  status: 'stable',
  since: '0.1.0',
};
