import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'CodeEditor',
  summary: 'An editor for HTML, CSS or JSON that marks what was found in it.',
  whenToUse: [
    'People change a template, a style sheet or a setting by hand.',
    'Findings refer to lines: `findings` marks them in the text and lists them below, each a link to its line.',
    'There are many findings, or each has something to do: `findingsPanel` folds the application’s own list into one line.',
    'People continue a draft of a text that was checked: `checkedText` moves the marks to where their lines are now.',
    'A long text is read and searched: `isReadOnly`.',
    'People work in it for longer: `hasTools` shows undo, redo and the search as buttons, and `onFormat` adds a layout. `toolsEnd` and `note` are for the application’s own.',
  ],
  whenNot: [
    'A word or a line that is only shown: `Code`.',
    'Two versions side by side: `DiffView`.',
    'Words for people: `TextArea`.',
  ],
  anatomy: [
    { part: 'Gutter', is: 'numbers of lines, and a mark with a shape of its own for each severity', at: '.cm-gutters' },
    {
      part: 'Text',
      is: 'coloured by meaning, lines broken to the width; its height can be dragged',
      at: '.cm-content',
    },
    { part: 'Foot', is: 'how to leave it by keyboard, and search', at: '[data-part="foot"]' },
    { part: 'Findings', is: 'counted and listed; a press leads to the place', at: '[data-part="findings"]' },
  ],
  accessibility: [
    'Tab indents; Escape, then Tab, leaves. When read-only or disabled, Tab moves on. The foot says so.',
    'Ctrl or Command with F searches; F8 goes to the next finding, Shift with F8 to the previous one.',
    'It is one text box with the label for its name, described by hint, error, keys and the count of findings.',
    'Among the tools, one that can do nothing now is disabled and says why; the others say their keys.',
    'Until it has loaded, the plain text is shown in a box of the same size.',
  ],
  keys: [
    { press: ['Tab'], does: 'Indent; read-only or disabled: go on.' },
    { press: ['Esc', 'then Tab'], does: 'Leave the editor.' },
    { press: ['Ctrl+F', '⌘+F'], does: 'Search.' },
    { press: ['F8'], does: 'To the next finding.' },
    { press: ['Shift+F8'], does: 'To the previous finding.' },
    { press: ['Shift+Alt+F'], does: 'Format, with `onFormat`.' },
  ],
  good: 'Each finding is a sentence about a line: what is wrong and how to correct it.',
  bad: 'A text area, where nobody finds line 48.',
  searchTerms: ['edit html', 'template', 'source code', 'syntax highlighting', 'json', 'css', 'lint', 'code mirror'],
  status: 'preview',
  since: '0.2.0',
};
