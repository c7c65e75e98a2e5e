import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ProgressRing',
  summary: 'Shows progress where there is no room for a bar.',
  whenToUse: [
    'Beside a line of text or in a cell, small.',
    'As the one figure of a card, large, with the percentage inside.',
    'Work of which nobody knows how long it takes: without `max` it turns.',
  ],
  whenNot: [
    'There is room for a bar, which is read more exactly: `ProgressBar`.',
    'Work in steps that have names: `StepList`.',
    'Content that is loading: `Skeleton` keeps its place.',
    'The page has to wait: `Overlay`.',
  ],
  anatomy: [
    { part: 'Ring', is: 'in three sizes; the large one has the percentage inside', at: '[data-part="ring"]' },
    { part: 'Label', is: 'what is going on', at: '[data-part="label"]' },
    { part: 'Note', is: 'the time left in words, and what may be done meanwhile', at: '[data-part="note"]' },
  ],
  accessibility: [
    'A progressbar with its label as name and the percentage as value; without `max` it has no value, which is read as busy.',
    'With reduced motion, dots replace the turning arc.',
  ],
  good: 'A label that says what is going on.',
  bad: 'A ring that turns and says nothing.',
  searchTerms: ['spinner', 'circular progress', 'loader', 'activity indicator', 'donut progress'],
  status: 'preview',
  since: '0.2.0',
};
