import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'FileDrop',
  summary: 'Takes files that are dropped or chosen, and shows the progress of each.',
  whenToUse: [
    'Uploads, one or several, with progress, cancelling and trying again.',
    'With `isPageWide`, a page that begins with a file: it may be dropped anywhere.',
  ],
  whenNot: ['Pasting text: `TextArea`.', 'What each column of the file is: `MappingTable`, afterwards.'],
  anatomy: [
    {
      part: 'Place',
      is: 'to drop on or to press; says types and size',
      at: '[data-part="area"]',
    },
    {
      part: 'Files',
      is: 'name, size, progress with time left, what went wrong',
    },
  ],
  accessibility: [
    'It is a file field with a name; dropping is a second way, never the only one.',
    'A wrong type or size is refused before anything is sent, with the reason.',
  ],
  good: 'Say types and size beforehand.',
  bad: 'Take everything and fail later.',
  searchTerms: ['upload', 'attach', 'drag and drop', 'choose file', 'csv import', 'dropzone'],
  status: 'stable',
  since: '0.1.0',
};
