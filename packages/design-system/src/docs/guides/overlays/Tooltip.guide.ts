import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tooltip',
  summary: 'A few words about a control, on hover, focus and touch.',
  whenToUse: ['The full text of something that is cut off.', 'Why something is so, in one sentence.'],
  whenNot: [
    'The name of an icon: `IconButton` has its own tooltip.',
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
    { press: ['Esc'], does: 'Close it without moving the focus.' },
  ],
  good: 'Explain something visible.',
  bad: 'Hide something people need in order to continue.',
  searchTerms: ['hint on hover', 'why', 'help text', 'title attribute', 'full text', 'info on hover'],
  status: 'stable',
  since: '0.1.0',
};
