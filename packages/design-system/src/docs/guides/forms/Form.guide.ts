import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Form',
  summary: 'Fields that are submitted together, with a summary of their errors.',
  whenToUse: ['Every form with more than one field.'],
  whenNot: ['Filters that take effect immediately: they need no form.', 'One text in place: `InlineEdit`.'],
  anatomy: [
    { part: 'Summary', is: 'how many fields need a change, each a link to its field', at: '[data-part="summary"]' },
    { part: 'Fields', is: 'one column', at: 'label' },
    { part: 'Buttons', is: 'the main one first in a page, last in a dialog', at: '[type="submit"]' },
  ],
  accessibility: [
    'Required fields are marked in words, one way in the whole form; screen readers hear it from the field. `marks` marks the optional ones instead.',
    'After a failed submit the focus goes to the first field that is wrong, and the summary is announced.',
    'While busy it can’t be sent twice.',
    'A field that can’t read its text blocks the form and takes the focus.',
  ],
  good: 'Keep what was typed, and say what is wrong beside the field.',
  bad: 'Disable the button until everything is right: nobody learns what is missing.',
  searchTerms: ['submit', 'error summary', 'validation', 'save form', 'first error'],
  status: 'stable',
  since: '0.1.0',
};
