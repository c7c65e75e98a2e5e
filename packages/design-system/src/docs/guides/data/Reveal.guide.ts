import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Reveal',
  summary: 'Two pictures of the same thing, one over the other, with a slider that moves the edge between them.',
  whenToUse: ['Two versions of a document or an image are nearly alike, and the eye has to find what moved.'],
  whenNot: ['Text or code: `DiffView`.', 'Two things that are not alike: side by side in a `Grid`.'],
  anatomy: [
    { part: 'Slider', is: 'a range with the two names at its ends, each above its side', at: '[data-part="slider"]' },
    { part: 'Stage', is: 'both pictures in the same place; it scrolls both', at: '[data-part="stage"]' },
    { part: 'Edge', is: 'where one ends and the other begins', at: '[data-part="edge"]' },
  ],
  accessibility: [
    'The slider is a native range. It says its value in words, such as ‘60 % of revision 1’.',
    'The stage takes the focus, so that it scrolls by keyboard.',
    'Both pictures must be drawn at the same scale, and neither may scroll: `DeviceFrame` with `isPicture`.',
  ],
  keys: [
    { press: ['←', '→'], does: 'One percent less or more of the older picture.' },
    { press: ['Page Up', 'Page Down'], does: 'Ten percent more or less of the older picture.' },
    { press: ['Home', 'End'], does: 'Only the newer or only the older picture.' },
  ],
  good: 'Two revisions of one e-mail, drawn at the same width.',
  bad: 'Two lists of words: nobody can read them through each other.',
  isWide: true,
  searchTerms: ['before and after', 'compare images', 'wipe', 'slider', 'range', 'visual difference'],
  status: 'preview',
  since: '0.2.0',
};
