import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'TextArea',
  summary: 'Text of several lines.',
  whenToUse: ['Reasons, notes, messages.'],
  whenNot: ['One line: `TextInput`.', 'Code: `CodeEditor`.'],
  anatomy: [
    { part: 'Field', is: 'label, hint, error: see `Field`', at: 'label' },
    { part: 'Control', is: 'as many lines as are expected; it can be resized', at: 'textarea' },
    {
      part: 'Counter',
      is: 'where there is a limit',
    },
  ],
  accessibility: [
    'The label is its name; hint and error are its description.',
    'Disabled, it can be focused and read, and says its reason.',
  ],
  good: 'Say who reads it.',
  bad: 'One line’s height for a paragraph.',
  searchTerms: ['multiline', 'comment', 'note', 'reason', 'message'],
  status: 'stable',
  since: '0.1.0',
};
