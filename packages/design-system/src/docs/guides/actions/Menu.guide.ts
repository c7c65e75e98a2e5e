import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Menu',
  summary: 'A button that opens a short list of actions or links.',
  whenToUse: [
    'More than two actions belong to one thing, and none is needed often.',
    'A row’s actions behind three dots.',
    'A choice that takes effect immediately, such as a view (`isCurrent`).',
  ],
  whenNot: [
    'A value of a form: `Select`.',
    'One or two actions: show them as `Button`.',
    'Content, fields or explanations: `Popover`.',
  ],
  anatomy: [
    { part: 'Button', is: 'names what the actions belong to', at: 'button' },
    { part: 'Section', is: 'a few items with a heading, optional', at: '[role="group"]' },
    { part: 'Item', is: 'icon, label, description, shortcut; dangerous ones stand last', at: '[role^="menuitem"]' },
  ],
  anatomyStory: 'actions-menu--open',
  accessibility: [
    'Arrows, Home, End and the first letters move; Enter acts; Escape closes and gives the focus back.',
    'A disabled item stays reachable and says why.',
  ],
  keys: [
    { press: ['↓', '↑'], does: 'On the button: open it at the first item, or at the last. In it: go on.' },
    { press: ['Home', 'End'], does: 'To the first, to the last item.' },
    { press: ['A … Z'], does: 'To the next item that begins with these letters.' },
    { press: ['Enter', 'Space'], does: 'Do what the item says; one that is disabled says why instead.' },
    { press: ['Esc'], does: 'Close it; the focus returns to the button.' },
  ],
  good: 'Put the most used action first and destructive ones last, marked as such.',
  bad: 'Hide the only action of a page behind “More”.',
  searchTerms: ['dropdown', 'more actions', 'three dots', 'kebab', 'context menu', 'split button'],
  status: 'stable',
  since: '0.1.0',
};
