import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tooltip',
  summary: 'A few words about a control, on hover, focus and touch.',
  whenToUse: ['The full text of what is cut off.', 'Why something is so, in one sentence.'],
  whenNot: [
    'The name of a sign: `IconButton` brings its own.',
    'Links, fields or more than two sentences: `Popover`.',
    'What everybody must read: `Banner`, or the field’s hint.',
  ],
  anatomy: [
    { part: 'Trigger', is: 'one focusable element', at: 'button' },
    { part: 'Words', is: 'plain text beside it, never over it', at: '[role="tooltip"]' },
  ],
  anatomyStory: 'overlays-tooltip--permutations',
  accessibility: [
    'It is the trigger’s description, so a screen reader says it too.',
    'Escape closes it; the pointer may move onto it; touch shows it with a tap.',
  ],
  keys: [
    { press: ['Tab'], does: 'To the trigger: it is shown.' },
    { press: ['Esc'], does: 'Put it away, without moving the focus.' },
  ],
  good: 'Explain what is in sight.',
  bad: 'Hide what somebody needs in order to go on.',
  finds: ['hint on hover', 'why', 'help text', 'title attribute', 'full text', 'info on hover'],
  status: 'stable',
  since: '0.1.0',
};
