import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ShortcutSheet',
  summary: 'All shortcuts of an application in groups, written as on the reader’s keyboard.',
  whenToUse: ['Every application that binds its own keys. Open it with ? and from a menu or the palette.'],
  whenNot: [
    'The keys of one control: `Keys` beside it, or the `shortcut` of an item of a `Menu`.',
    'Explaining how something works: a help page.',
  ],
  anatomy: [
    { part: 'Groups', is: 'under the names that the shortcuts give', at: '[role="dialog"] h3' },
    { part: 'Line', is: 'what the keys do, and the keys', at: '[role="dialog"] dl > div' },
    { part: 'Switch', is: 'turns off keys that type a character', at: '[role="dialog"] [role="switch"]' },
  ],
  anatomyStory: 'overlays-shortcutsheet--permutations',
  accessibility: [
    'Keys are shown with the symbols of the platform and read by name: ⌘ is read ‘Command’.',
    'Single letters can be turned off, as WCAG 2.1.4 asks. People who dictate would trigger them by speaking.',
    'It shows the same list that `useShortcuts` binds, so every key that it names works.',
  ],
  good: 'Say what happens in the words of the button that does the same.',
  bad: 'Write symbols into the text: they are wrong on other platforms and read letter by letter.',
  searchTerms: ['keyboard shortcuts', 'hotkeys', 'key bindings', 'question mark', 'cheat sheet'],
  status: 'preview',
  since: '0.2.0',
};
