import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Button',
  summary: 'Does what its label says as soon as it is pressed.',
  whenToUse: [
    'Something happens when it is pressed: save, upload, confirm, open a dialog.',
    'A link that deserves the weight of a button: give it `href`, and it is a link that looks like a button.',
  ],
  whenNot: [
    'The way to another page inside a sentence or a cell: `Link`.',
    'A well-known icon in a tight place, such as closing: `IconButton`.',
    'Several actions behind one word: `Menu`.',
    'A setting that is on or off: `Switch`, or `aria-pressed` when it is a view of the same content.',
  ],
  anatomy: [
    { part: 'Icon', is: 'optional, 16 px, before the label; it repeats what the label says', at: 'svg' },
    { part: 'Label', is: 'a verb and its object, with the number that it acts on', at: '[data-part="label"]' },
    { part: 'Spinner', is: 'takes the label’s place while busy, so that the width stays', at: '[aria-busy="true"]' },
  ],
  accessibility: [
    'Enter and Space press it. While busy it keeps its focus and further presses do nothing.',
    'Disabled, it stays in the tab order as `aria-disabled` and tells its `reason` on hover, focus and touch.',
    'An icon on its own is not a name: use `IconButton`, whose label is required.',
  ],
  good: 'One primary button per screen; it says what will happen, and to how many.',
  bad: 'Several primary buttons that compete, with words that say nothing.',
  searchTerms: ['press', 'save', 'submit', 'call to action', 'start something', 'busy button', 'toggle button'],
  status: 'stable',
  since: '0.1.0',
};
