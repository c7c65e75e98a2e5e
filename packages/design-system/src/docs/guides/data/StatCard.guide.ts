import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'StatCard',
  parts: ['StatRow'],
  summary: 'One number that matters; `StatRow` for a few side by side.',
  whenToUse: ['The top of a report or a landing page.'],
  whenNot: ['A number in text: `NumberText`.', 'How far something is: `ProgressBar`.', 'Many: `Table` or a chart.'],
  anatomy: [
    {
      part: 'Value',
      is: 'large, with separators',
      at: '[data-part="value"]',
    },
    {
      part: 'Label',
      is: 'what it counts',
      at: '[data-part="label"]',
    },
    {
      part: 'Note',
      is: 'what it is compared with',
      at: '[data-part="note"]',
    },
    {
      part: 'Usual',
      is: 'a bar, and a tick for what is usual',
    },
    {
      part: 'Trend',
      is: 'a `Sparkline`',
    },
  ],
  accessibility: [
    'Read as value, label, note; the trend is read as its label. The bar isn’t read: its note says the same.',
  ],
  good: 'Say what it is compared with.',
  bad: 'A number that nobody can judge.',
  searchTerms: ['kpi', 'metric', 'figure', 'dashboard number', 'counter'],
  status: 'stable',
  since: '0.1.0',
};
