import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'SegmentedControl',
  summary: 'Chooses one of two to four short answers, side by side.',
  whenToUse: ['An answer per line of a table, with both answers in sight.', 'One of a few views of the same thing.'],
  whenNot: [
    'Answers that need a sentence: `RadioGroup`.',
    'On or off with effect right away: `Switch`.',
    'More than four: `Select`.',
    'A field of a form, which needs a label in sight: `RadioGroup`.',
  ],
  anatomy: [
    { part: 'Segments', is: 'one or two words each', at: 'label' },
    { part: 'Text', is: 'tinted when chosen; a quiet one turns grey', at: '[data-part="text"]' },
  ],
  accessibility: ['Radio buttons: Tab goes to the chosen one, arrows choose; the group’s label is read first.'],
  keys: [
    { press: ['Tab'], does: 'To the chosen segment, then out of the group.' },
    { press: ['←', '→', '↑', '↓'], does: 'Choose the next.' },
  ],
  good: 'Two words that exclude each other.',
  bad: 'Sentences.',
  searchTerms: ['toggle group', 'button group', 'segments', 'either or'],
  status: 'stable',
  since: '0.1.0',
};
