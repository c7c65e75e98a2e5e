import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'CommandPalette',
  summary: 'One field that finds everything: pages, records and actions.',
  whenToUse: [
    'Applications with more places than a navigation can show at once, used by people who know what they want.',
    'As a second way to something that is also visible: palettes are quick for those who know them and invisible to others.',
  ],
  whenNot: [
    'The only way to something: give it a `Button` or a `Menu` too.',
    'Choosing a value of a form: `Select`.',
    'Searching the rows of a list: the search of `Table`.',
  ],
  anatomy: [
    { part: 'Field', is: 'has the focus for as long as the palette is open', at: '[data-part="palette-search"]' },
    { part: 'Recent', is: 'what was chosen lately, while nothing is typed', at: '[role="option"]' },
    { part: 'Groups', is: 'the best first; each line with an icon, words beside it and its keys' },
    { part: 'Notes', is: 'searching, nothing found, the list is cut, the search has failed' },
  ],
  anatomyStory: 'overlays-commandpalette--permutations',
  accessibility: [
    'A combobox in a dialog: arrows move in the list, the focus stays in the field, Enter takes the marked line or the first.',
    'The number of results is announced after the first line, once typing pauses.',
    'A disabled command stays in the list and says why.',
    'The keys that open it close it; the focus returns.',
  ],
  keys: [
    { press: ['↓', '↑'], does: 'Through the results; the focus stays in the field.' },
    { press: ['Enter'], does: 'Take the marked line, or the first.' },
    { press: ['Esc'], does: 'Close it; the focus returns.' },
  ],
  good: 'Lines that begin with the word that people look for, grouped, with where they belong beside it.',
  bad: 'Sentences that differ only at the end.',
  searchTerms: ['search everything', 'jump to', 'quick switcher', 'spotlight', 'ctrl k', 'command k', 'launcher'],
  status: 'preview',
  since: '0.2.0',
};
