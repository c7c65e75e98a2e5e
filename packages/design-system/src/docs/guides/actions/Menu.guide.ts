import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Menu',
  summary: 'A button that opens a short list of actions or links.',
  whenToUse: [
    'More than two actions on one record, none of them frequent.',
    'The actions of a row, behind three dots.',
    'The settings behind an avatar: `renderTrigger` draws a button of your own.',
    'A choice that takes effect immediately, for example a view (`isCurrent`).',
  ],
  whenNot: [
    'A value of a form: `Select`.',
    'One or two actions: show them as `Button`.',
    'Content, fields or explanations: `Popover`.',
  ],
  anatomy: [
    { part: 'Button', is: 'names what the actions belong to', at: 'button' },
    { part: 'Section', is: 'a few items with a heading, optional', at: '[role="group"]' },
    { part: 'Item', is: 'icon, label, description, shortcut; dangerous ones come last', at: '[role^="menuitem"]' },
  ],
  anatomyStory: 'actions-menu--open',
  accessibility: [
    'Arrows, Home, End and letters move the focus; Enter runs the item; Escape closes the menu and returns the focus.',
    '`placement` names the side on which it opens, in reading direction. Where there is no room, it opens on the other side.',
    'A disabled item stays focusable and says why it is disabled.',
  ],
  keys: [
    {
      press: ['↓', '↑'],
      does: 'On the button: open the menu at the first or the last item. In the menu: go to the next or previous item.',
    },
    { press: ['Home', 'End'], does: 'Go to the first or the last item.' },
    { press: ['A … Z'], does: 'Go to the next item that begins with these letters.' },
    { press: ['Enter', 'Space'], does: 'Run the item. A disabled item says why it is disabled.' },
    { press: ['Esc'], does: 'Close the menu. The focus returns to the button.' },
  ],
  good: 'Sort by frequency of use. Destructive actions come last and look different.',
  bad: 'Hide the only action of a page behind “More”.',
  searchTerms: ['dropdown', 'more actions', 'three dots', 'kebab', 'context menu', 'split button'],
  status: 'stable',
  since: '0.1.0',
};
