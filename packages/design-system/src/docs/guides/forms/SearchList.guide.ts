import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'SearchList',
  summary: 'A search field with its results below; choosing one acts immediately.',
  whenToUse: ['Choosing an account or a place inside a panel or dialog of your own.'],
  whenNot: ['A value of a form: `Select`.', 'Going anywhere by keyboard: `CommandPalette`.'],
  anatomy: [
    { part: 'Search', is: 'has the focus', at: 'input' },
    { part: 'Items', is: 'label, quiet note, the current one marked, sections', at: '[role="option"]' },
    {
      part: 'Empty',
      is: 'what to do when nothing is found; what went wrong, with a retry, when it could not be fetched',
    },
  ],
  accessibility: [
    'The focus stays in the field; arrows move through the list, Enter chooses, and the number found is announced.',
  ],
  keys: [
    { press: ['↓', '↑'], does: 'Through the list; the focus stays in the field.' },
    { press: ['Enter'], does: 'Choose the marked one.' },
  ],
  good: 'Show the usual choices before anything is typed.',
  bad: 'An empty list that waits for three letters.',
  searchTerms: ['search and pick', 'account switcher', 'jump to', 'listbox'],
  status: 'stable',
  since: '0.1.0',
};
