import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'PasswordInput',
  summary: 'A secret that can be shown while it is typed.',
  whenToUse: ['Passwords and keys.'],
  whenNot: ['A code that was sent and isn’t secret: `TextInput`.'],
  anatomy: [
    { part: 'Field', is: 'label, hint, error: see `Field`', at: 'label' },
    { part: 'Control', is: 'the text, as dots', at: 'input' },
    { part: 'Eye', is: 'shows or hides the text', at: '[data-part="end"]' },
  ],
  accessibility: ['The eye’s name says what it does: “Show password”.', 'Password managers need `autoComplete`.'],
  good: 'State the password rule before anybody types.',
  bad: 'State the rule only after a password was refused.',
  searchTerms: ['password', 'secret', 'hidden text', 'show password', 'api key'],
  status: 'stable',
  since: '0.1.0',
};
