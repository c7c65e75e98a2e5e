import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'InlineEdit',
  summary: 'A text that is edited in place and saved on its own.',
  whenToUse: [
    'One text of a record is changed now and then, apart from all others: its name, a note.',
    'It is saved without anything else, and is read more often than changed.',
  ],
  whenNot: ['Several fields that belong together: a `Form`.', 'Text that is new each time: `TextInput`.'],
  anatomy: [
    {
      part: 'Text',
      is: 'a button in the look of its surroundings, with a pencil at its end',
      at: '[data-part="shown"]',
    },
    { part: 'Field', is: 'takes its place, with all of the text selected' },
    { part: 'Save and Cancel', is: 'beside the field; an error appears below, and the typed text stays' },
  ],
  accessibility: [
    'Enter or Space opens it, Enter saves, Escape restores; the focus comes back to the text. With several lines Ctrl or Command with Enter saves.',
    'Its name is “Edit”, the label and the text. What was saved is announced, what couldn’t be is the field’s description.',
    'When the focus leaves it, an unchanged field closes. A changed one stays open, so that nothing is lost or saved by accident.',
  ],
  keys: [
    { press: ['Enter', 'Space'], does: 'On the text: edit it.' },
    { press: ['Enter'], does: 'Save a single line.' },
    { press: ['Ctrl+Enter', '⌘+Enter'], does: 'Save several lines.' },
    { press: ['Esc'], does: 'Restore the text.' },
  ],
  good: 'The text looks the same as text that can’t be edited.',
  bad: 'A field that is always open and saves when it is left.',
  searchTerms: ['rename', 'edit in place', 'click to edit', 'editable title', 'quick edit'],
  status: 'preview',
  since: '0.2.0',
};
