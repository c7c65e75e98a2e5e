import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'CommandPalette',
  summary: 'One field that finds everything: places, records, and what can be done.',
  whenToUse: [
    'Applications with more places than a navigation can show at once, used by people who know what they want.',
    'As a second way to what is also in sight: palettes are quick for who knows them and invisible to who does not.',
  ],
  whenNot: [
    'The only way to something: give it a `Button` or a `Menu` too.',
    'Choosing a value of a form: `Select`.',
    'Searching the rows of a list: the search of `Table`.',
  ],
  anatomy: [
    { part: 'Field', is: 'has the focus for as long as the palette is open', at: '[data-part="search"]' },
    { part: 'Recent', is: 'what was chosen lately, while nothing is typed', at: '[role="option"]' },
    { part: 'Groups', is: 'the best first; each line with an icon, words beside it and its keys' },
    { part: 'Notes', is: 'searching, nothing found, the list is cut, the search has failed' },
  ],
  anatomyStory: 'overlays-commandpalette--permutations',
  accessibility: [
    'A combobox in a dialog: arrows move in the list, the focus stays in the field, Enter takes the marked line or the first.',
    'The number of results is said once the letters rest, after the first line.',
    'A disabled command stays in the list and says why.',
    'The keys that open it close it; the focus returns.',
  ],
  keys: [
    { press: ['↓', '↑'], does: 'Through the results; the focus stays in the field.' },
    { press: ['Enter'], does: 'Take the marked line, or the first.' },
    { press: ['Esc'], does: 'Close it; the focus returns.' },
  ],
  good: 'Lines that begin with the word that people look for, grouped, with where they belong beside it.',
  bad: 'Sentences of which only the end tells them apart.',
  finds: ['search everything', 'jump to', 'quick switcher', 'spotlight', 'ctrl k', 'command k', 'launcher'],
  status: 'preview',
  since: '0.2.0',
};
