import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'IconButton',
  summary: 'A button that shows only a well-known icon, with its name in a tooltip.',
  whenToUse: [
    'Everybody knows the icon (close, more, copy) and space is tight: a row, a header, a field.',
    'It repeats on every row, where words would be noise.',
  ],
  whenNot: [
    'The action matters or is rare: `Button` with its word.',
    'Several actions of one row: a `Menu` behind one icon.',
  ],
  anatomy: [
    { part: 'Icon', is: '16 px, centred in a square of the control’s height', at: 'button' },
    {
      part: 'Tooltip',
      is: 'the label, on hover and focus',
    },
  ],
  accessibility: [
    '`label` is required; it is the accessible name and the tooltip.',
    'Disabled, it stays focusable and says its reason after the label.',
  ],
  good: 'Use icons that need no learning, and name what they act on.',
  bad: 'Let people guess what an unusual icon does.',
  searchTerms: ['icon only button', 'close button', 'round button', 'tool button'],
  status: 'stable',
  since: '0.1.0',
};
