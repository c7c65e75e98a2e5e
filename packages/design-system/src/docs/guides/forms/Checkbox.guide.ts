import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Checkbox',
  summary: 'A yes or no that takes effect when the form is saved.',
  whenToUse: [
    'One thing to agree to or to include.',
    'Several independent things, one below the other.',
    'Some of a group are chosen: `isIndeterminate` on the box above them.',
  ],
  whenNot: [
    'It takes effect immediately: `Switch`.',
    'One of several: `RadioGroup`.',
    'Many options: `MultiSelect`.',
    'Rows by columns: `CheckMatrix`.',
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'empty, ticked or in part',
      at: 'input',
    },
    {
      part: 'Label',
      is: 'to press as well',
      at: 'label',
    },
    {
      part: 'Hint',
      is: 'below',
      at: '[data-part="hint"]',
    },
  ],
  accessibility: [
    'The label is its name; hint and error are its description.',
    'Disabled, it can be focused and read, and says its reason.',
  ],
  good: 'Say what ticking does.',
  bad: 'Phrase the label as a negation.',
  searchTerms: ['tick', 'check', 'agree', 'include', 'select all box'],
  status: 'stable',
  since: '0.1.0',
};
