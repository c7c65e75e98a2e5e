import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ShortcutSheet',
  summary: 'All keyboard shortcuts of an application, in groups, drawn as on the reader’s keyboard.',
  whenToUse: ['As soon as an application binds keys of its own: open it with ? and from a menu or the palette.'],
  whenNot: [
    'The keys of one control: `Keys` beside it, or the `shortcut` of an item of a `Menu`.',
    'Explaining how something works: a page of help.',
  ],
  anatomy: [
    { part: 'Groups', is: 'under the names that the shortcuts give', at: '[role="dialog"] h3' },
    { part: 'Line', is: 'what happens, and the keys', at: '[role="dialog"] dl > div' },
    { part: 'Switch', is: 'turns off shortcuts that are a single character', at: '[role="dialog"] [role="switch"]' },
  ],
  anatomyStory: 'overlays-shortcutsheet--permutations',
  accessibility: [
    'Keys are shown by the signs of the platform and said by name: ⌘ is read ‘Command’.',
    'Single letters can be turned off, as WCAG 2.1.4 asks: speech input would trigger them.',
    'It shows the list that `useShortcuts` binds, so that it names no key that does nothing.',
  ],
  good: 'What happens, in the words of the button that does the same.',
  bad: 'Key symbols in the text, which are wrong on other platforms and read letter by letter.',
  searchTerms: ['keyboard shortcuts', 'hotkeys', 'key bindings', 'question mark', 'cheat sheet'],
  status: 'preview',
  since: '0.2.0',
};
