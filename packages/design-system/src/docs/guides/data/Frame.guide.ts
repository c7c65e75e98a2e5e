import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Frame',
  summary: 'Shows a foreign page that can run nothing.',
  whenToUse: ['Foreign HTML that must be shown unchanged: the e-mail of a creative.'],
  whenNot: ['At a device’s width: `DeviceFrame`.', 'Its source: `CodeEditor`.'],
  anatomy: [
    {
      part: 'Frame',
      is: 'as wide as its place; scripts, forms and links are off',
    },
  ],
  accessibility: ['`title` names it. Nothing inside takes the focus.'],
  good: 'Say whose page it is.',
  bad: 'Name it “preview”.',
  searchTerms: ['iframe', 'preview', 'sandbox', 'embed', 'html preview'],
  status: 'stable',
  since: '0.1.0',
};
