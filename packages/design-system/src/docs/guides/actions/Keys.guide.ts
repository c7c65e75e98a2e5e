import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Keys',
  summary: 'A keyboard shortcut, drawn as on the reader’s own keyboard and read out by name.',
  whenToUse: ['Beside what the keys do: in a sentence of help, in a hint.'],
  whenNot: ['All keys of an application: `ShortcutSheet`.', 'Code or a value to type: `Code`.'],
  anatomy: [
    { part: 'Key', is: 'one box for each key; keys that are held together have no gap between them', at: 'kbd' },
    { part: 'Then', is: 'between strokes that follow each other', at: 'kbd + span' },
  ],
  accessibility: ['The signs are hidden from screen readers, which read the names: ‘Command K’, ‘G then O’.'],
  good: 'Written as the shortcut itself, so that it follows the platform.',
  bad: 'Keys in plain words, right for one platform only.',
  searchTerms: ['kbd', 'keyboard key', 'shortcut hint', 'hotkey'],
  status: 'preview',
  since: '0.2.0',
};
