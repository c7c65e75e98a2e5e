import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'IconButton',
  summary: 'A button that is a well-known sign, with its name in a tooltip.',
  whenToUse: [
    'The sign is known by everybody (close, more, copy) and the place is tight: a row, a header, a field.',
    'It repeats on every row, where words would be noise.',
  ],
  whenNot: [
    'The action matters or is rare: `Button` with its word.',
    'Several actions of one row: `Menu` behind one sign.',
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
  good: 'Take signs that need no learning, and name what they act on.',
  bad: 'Let people guess what a rare sign does.',
  finds: ['icon only button', 'close button', 'round button', 'tool button'],
  status: 'stable',
  since: '0.1.0',
};
