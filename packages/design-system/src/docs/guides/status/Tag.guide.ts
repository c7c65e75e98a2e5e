import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tag',
  summary: 'A small technical label in the colour of the text.',
  whenToUse: ['A kind or an origin that is noted, not judged: “seed list”, “copy”.'],
  whenNot: ['A state: `StatusBadge`.', 'A chosen value: `Pill`.', 'An id: `Code`.'],
  anatomy: [
    {
      part: 'Word',
      is: 'one or two, lower case',
    },
  ],
  accessibility: ['It is plain text to a screen reader.'],
  good: 'Keep it beside the name that it describes.',
  bad: 'Use it to warn.',
  searchTerms: ['mark', 'kind', 'label', 'annotation'],
  status: 'stable',
  since: '0.1.0',
};
