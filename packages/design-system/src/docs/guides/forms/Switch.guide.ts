import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Switch',
  summary: 'Turns something on or off immediately.',
  whenToUse: ['A setting that takes effect when it is pressed.'],
  whenNot: [
    'Something that is saved later: `Checkbox`.',
    'Two views of one thing: `Tabs`, or a `Button` with `aria-pressed`.',
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'names the thing that is on',
      at: 'label',
    },
    {
      part: 'Track and thumb',
      is: 'position, colour and symbol show the state',
      at: 'input',
    },
  ],
  accessibility: ['A switch: Space turns it. Its name stays the same in both states.'],
  good: 'Name the thing.',
  bad: 'Name the action, so that “off” means the opposite.',
  searchTerms: ['toggle', 'on off', 'setting', 'enable', 'immediate yes or no'],
  status: 'stable',
  since: '0.1.0',
};
