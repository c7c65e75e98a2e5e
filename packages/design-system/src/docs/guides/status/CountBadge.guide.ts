import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'CountBadge',
  summary: 'A count of what needs attention, beside its label.',
  whenToUse: ['Beside a navigation entry, a tab or a bell.'],
  whenNot: ['A measured value: `StatCard` or `NumberText`.', 'A state: `Badge`.'],
  anatomy: [{ part: 'Number', is: 'with separators; beyond `max` (999) a plus follows', at: '[role="img"]' }],
  accessibility: ['`label` follows the number in its name: “3 tasks wait for you”.'],
  good: 'Count what somebody has to act on.',
  bad: 'Count everything.',
  searchTerms: ['notification dot', 'number bubble', 'unread', 'how many'],
  status: 'stable',
  since: '0.1.0',
};
