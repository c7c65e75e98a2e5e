import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ProgressRing',
  summary: 'How much of some work is done, where there is no room for a bar.',
  whenToUse: [
    'Beside a line of text or in a cell, small.',
    'As the only figure of a card, large, with the percentage inside.',
    'Work of unknown length: without `max` it turns.',
  ],
  whenNot: [
    'There is room for a bar, which is easier to read: `ProgressBar`.',
    'Work in named steps: `StepList`.',
    'Content that is loading: `Skeleton`, which keeps its space.',
    'The whole page has to wait: `Overlay`.',
  ],
  anatomy: [
    { part: 'Ring', is: 'in three sizes; the large one has the percentage inside', at: '[data-part="ring"]' },
    { part: 'Label', is: 'what is going on', at: '[data-part="label"]' },
    { part: 'Note', is: 'the time left in words, and what the reader may do meanwhile', at: '[data-part="note"]' },
  ],
  accessibility: [
    'It has the role progressbar, named by its label, with the percentage as value. Without `max` it has no value, which is read as busy.',
    'With reduced motion, dots replace the turning arc.',
  ],
  good: 'A label that says what is going on.',
  bad: 'A ring that turns without words.',
  searchTerms: ['spinner', 'circular progress', 'loader', 'activity indicator', 'donut progress'],
  status: 'preview',
  since: '0.2.0',
};
