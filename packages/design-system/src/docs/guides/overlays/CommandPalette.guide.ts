import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'CommandPalette',
  summary: 'One field that finds everything: pages, records and actions.',
  whenToUse: [
    'Applications with more pages than a navigation can show, for people who know what they want.',
    'A second way to things that are also visible: a palette is fast for people who know it, and invisible to everybody else.',
  ],
  whenNot: [
    'The only way to an action: add a `Button` or a `Menu`.',
    'Choosing a value in a form: `Select`.',
    'Searching the rows of a list: the search of `Table`.',
  ],
  anatomy: [
    { part: 'Field', is: 'has the focus while the palette is open', at: '[data-part="palette-search"]' },
    { part: 'Recent', is: 'the latest choices, while the field is empty', at: '[role="option"]' },
    { part: 'Groups', is: 'the best match first; each line with an icon, a note and its shortcut' },
    { part: 'Notes', is: 'searching, nothing found, more results than shown, search failed' },
  ],
  anatomyStory: 'overlays-commandpalette--permutations',
  accessibility: [
    'A combobox in a dialog: arrows move in the list, the focus stays in the field, Enter runs the marked line or the first.',
    'When typing pauses, the first result and the number of results are announced.',
    'A disabled command stays in the list and says why it is disabled.',
    'The shortcut that opens it closes it too, and the focus returns.',
  ],
  keys: [
    { press: ['↓', '↑'], does: 'Move through the results. The focus stays in the field.' },
    { press: ['Enter'], does: 'Run the marked line, or the first.' },
    { press: ['Esc'], does: 'Close it. The focus returns.' },
  ],
  good: 'Begin each line with the word that people look for, in groups, with a note that says where it belongs.',
  bad: 'Write sentences that differ only at the end.',
  searchTerms: ['search everything', 'jump to', 'quick switcher', 'spotlight', 'ctrl k', 'command k', 'launcher'],
  status: 'preview',
  since: '0.2.0',
};
