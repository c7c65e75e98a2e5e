import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'DeviceFrame',
  summary: 'A page at the width of a device.',
  whenToUse: ['Showing an e-mail as a phone or a desktop would.'],
  whenNot: ['A plain frame: `Frame`.'],
  anatomy: [
    {
      part: 'Label',
      is: 'device and width',
    },
    {
      part: 'Toolbar',
      is: 'to change between devices',
    },
    {
      part: 'Frame',
      is: 'drawn smaller where there is less room',
    },
  ],
  accessibility: ['A group named by its label that scrolls by keyboard; inside, nothing takes the focus.'],
  good: 'Say the width.',
  bad: 'A width that no device has.',
  searchTerms: ['phone preview', 'mobile', 'responsive preview', 'viewport', 'preview email'],
  status: 'stable',
  since: '0.1.0',
};
