import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'DiffView',
  summary: 'What changed between two texts.',
  whenToUse: ['Two versions of a text that people wrote or uploaded: HTML, a template, terms.'],
  whenNot: ['One text: `CodeEditor` with `isReadOnly`.', 'Which fields of a record changed, by whom: `Timeline`.'],
  anatomy: [
    {
      part: 'Bar',
      is: 'how much changed, buttons to the previous and next change, the layout',
      at: '[data-part="bar"]',
    },
    { part: 'Lines', is: 'with their numbers and signs; rewritten words are marked', at: '[data-part="scroll"]' },
    { part: 'Fold', is: 'lines that stayed, opened by a press' },
  ],
  accessibility: [
    '“n” and “p” go from change to change while the lines have the focus; the place is announced: “Change 2 of 5, line 14”.',
    'Removed and added lines have a symbol on the screen and a word for screen readers.',
    'When two texts don’t fit side by side, one is below the other.',
  ],
  keys: [
    { press: ['N'], does: 'To the next change.' },
    { press: ['P'], does: 'To the change before.' },
  ],
  good: 'Both texts named.',
  bad: '“Before” and “After” where the reader knows revisions by number.',
  isWide: true,
  searchTerms: ['compare', 'difference', 'changes', 'revisions', 'side by side', 'unified', 'what changed'],
  status: 'preview',
  since: '0.2.0',
};
