import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Combobox',
  summary: 'A text field that suggests texts and takes any other too.',
  whenToUse: ['Most people type one of a few known texts, but a new one is fine: a town, a tag, a name used before.'],
  whenNot: [
    'Only the options are allowed: `Select`.',
    'Several of them: `MultiSelect`.',
    'Nothing is known: `TextInput`.',
  ],
  anatomy: [
    { part: 'Field', is: 'what is typed', at: 'input' },
    { part: 'Suggestions', is: 'those that contain it, while somebody types' },
  ],
  accessibility: [
    'A combobox with a list box: Down and Up go through the suggestions, Enter takes one, Escape closes the list.',
    'Accents and capitals don’t matter to the search. The number of suggestions is announced.',
  ],
  good: 'Suggest what was used before.',
  bad: 'Suggestions that hide that anything can be typed.',
  searchTerms: ['autocomplete', 'autosuggest', 'typeahead', 'datalist', 'free text', 'creatable'],
  status: 'preview',
  since: '0.2.0',
};
