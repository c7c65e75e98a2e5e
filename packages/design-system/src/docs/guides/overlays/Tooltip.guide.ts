import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tooltip',
  summary: 'A few words about a control, on hover, focus and touch.',
  whenToUse: ['The full form of a text that is cut off.', 'A reason or an explanation, in one sentence.'],
  whenNot: [
    'The name of an icon: `IconButton` has its own tooltip.',
    'Links, fields or more than two sentences: `Popover`.',
    'Information that everybody must read: `Banner`, or the hint of the field.',
  ],
  anatomy: [
    { part: 'Trigger', is: 'one focusable element', at: 'button' },
    { part: 'Words', is: 'plain text next to the trigger, never over it', at: '[role="tooltip"]' },
  ],
  anatomyStory: 'overlays-tooltip--permutations',
  accessibility: [
    '`placement` names the side on which it opens, in reading direction. Where there is no room, it opens on the other side.',
    'It describes the trigger, so screen readers read it too.',
    'Escape closes it, the pointer may move onto it, and a tap shows it.',
  ],
  keys: [
    { press: ['Tab'], does: 'Go to the trigger, which shows the tooltip.' },
    { press: ['Esc'], does: 'Close the tooltip without moving the focus.' },
  ],
  good: 'Explain something that is visible.',
  bad: 'Hide information that somebody needs to continue.',
  searchTerms: ['hint on hover', 'why', 'help text', 'title attribute', 'full text', 'info on hover'],
  status: 'stable',
  since: '0.1.0',
};
