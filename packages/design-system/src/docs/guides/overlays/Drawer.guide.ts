import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Drawer',
  summary: 'A panel at the edge of the screen, beside what it belongs to.',
  whenToUse: [
    'Details or a form beside a list that stays visible.',
    'Navigation on small screens.',
    'A size of its own where neither of the two fits: `width`.',
    'A second look before something that can’t be taken back: `size="large"`, with what will happen in `note`.',
  ],
  whenNot: [
    'A short task or a question: `Modal`, `ConfirmModal`.',
    'A panel that is always there on wide screens: `Split`.',
  ],
  anatomy: [
    { part: 'Title', is: 'stays at the top', at: '[data-part="title"]' },
    { part: 'Content', is: 'scrolls', at: '[data-part="body"]' },
    { part: 'Actions', is: 'at the foot, the main one last; a note before them', at: '[data-part="actions"]' },
  ],
  anatomyStory: 'overlays-drawer--permutations',
  accessibility: [
    'A dialog named by its title, with the focus inside. Escape and a press outside close it.',
    '`side` follows the reading direction.',
  ],
  keys: [
    { press: ['Tab', 'Shift+Tab'], does: 'Move through the drawer.' },
    { press: ['Esc'], does: 'Close it, unless it is busy.' },
  ],
  good: 'The details of one record, and a link to its page.',
  bad: 'A drawer over a drawer.',
  searchTerms: ['side panel', 'sheet', 'slide over', 'details panel', 'off-canvas', 'review'],
  status: 'stable',
  since: '0.1.0',
};
