import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Popover',
  summary: 'A button that opens a small panel beside itself.',
  whenToUse: ['A few controls that act on what is beside it: filters, columns, a date.', 'An explanation with links.'],
  whenNot: [
    'Actions only: `Menu`.',
    'A decision that must be made before anything else: `Modal`.',
    'A long form: `Drawer` or a page.',
  ],
  anatomy: [
    { part: 'Button', is: 'says what opens', at: 'button' },
    { part: 'Title', is: 'names the panel', at: '[role="dialog"] [data-part="title"]' },
    { part: 'Content', is: 'anything; the focus goes in and comes back', at: '[role="dialog"] label' },
  ],
  anatomyStory: 'overlays-popover--permutations',
  accessibility: [
    'It is a dialog named by its title; the focus moves in, Tab stays in it, Escape and a press outside close it.',
  ],
  keys: [
    { press: ['Enter', 'Space'], does: 'On the button: open it; the focus goes in.' },
    { press: ['Tab', 'Shift+Tab'], does: 'Around in it.' },
    { press: ['Esc'], does: 'Close it; the focus returns to the button.' },
  ],
  good: 'Changes take effect immediately; closing is enough.',
  bad: 'A form with its own Save button, which a press outside discards.',
  searchTerms: ['panel', 'filter panel', 'bubble', 'flyout', 'dropdown with fields'],
  status: 'stable',
  since: '0.1.0',
};
