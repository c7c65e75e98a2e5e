import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'RadioGroup',
  summary: 'Chooses one of a few options, all visible.',
  whenToUse: ['Two to six choices that should be compared, each with its hint.'],
  whenNot: [
    'More choices, or little room: `Select`.',
    'One or two words each, as in a table: `SegmentedControl`.',
    'On or off: `Switch` or `Checkbox`.',
    'People may choose several: `Checkbox` or `MultiSelect`.',
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'the question',
      at: 'legend',
    },
    {
      part: 'Choices',
      is: 'label and hint; disabled ones say why',
      at: '[data-part="options"]',
    },
    {
      part: 'Error',
      is: 'below',
    },
  ],
  accessibility: ['Tab goes to the chosen one, arrows choose; the group’s label is read first.'],
  keys: [
    { press: ['Tab'], does: 'To the chosen option, then out of the group.' },
    { press: ['↑', '↓', '←', '→'], does: 'Choose the next.' },
  ],
  good: 'Say what each choice means.',
  bad: 'Ten choices.',
  searchTerms: ['choose one', 'option buttons', 'either or', 'single choice'],
  status: 'stable',
  since: '0.1.0',
};
