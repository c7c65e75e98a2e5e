import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Popover',
  summary: 'A button that opens a small panel next to it.',
  whenToUse: ['A few controls for what is next to it: filters, columns, a date.', 'An explanation with links.'],
  whenNot: [
    'Actions only: `Menu`.',
    'A decision that must be made before anything else: `Modal`.',
    'A long form: `Drawer` or a page.',
  ],
  anatomy: [
    { part: 'Button', is: 'says what opens', at: 'button' },
    { part: 'Title', is: 'names the panel', at: '[role="dialog"] [data-part="title"]' },
    { part: 'Content', is: 'anything; the focus moves in and returns', at: '[role="dialog"] label' },
  ],
  anatomyStory: 'overlays-popover--permutations',
  accessibility: [
    '`placement` names the side on which it opens, in reading direction. Where there is no room, it opens on the other side.',
    'It is a dialog named by its title. The focus moves in and Tab stays in; Escape and a press outside close it.',
  ],
  keys: [
    { press: ['Enter', 'Space'], does: 'On the button: open the panel. The focus moves in.' },
    { press: ['Tab', 'Shift+Tab'], does: 'Move through the panel.' },
    { press: ['Esc'], does: 'Close the panel. The focus returns to the button.' },
  ],
  good: 'Changes take effect immediately, so closing is enough.',
  bad: 'A whole form with its own Save, which a press outside discards.',
  searchTerms: ['panel', 'filter panel', 'bubble', 'flyout', 'dropdown with fields'],
  status: 'stable',
  since: '0.1.0',
};
