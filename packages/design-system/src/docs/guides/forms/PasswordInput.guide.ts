import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'PasswordInput',
  summary: 'A secret that can be shown while it is typed.',
  whenToUse: ['Passwords and keys.'],
  whenNot: ['A code that was sent and isn’t secret: `TextInput`.'],
  anatomy: [
    { part: 'Field', is: 'label, hint, error: see `Field`', at: 'label' },
    { part: 'Control', is: 'hidden letters', at: 'input' },
    { part: 'Eye', is: 'shows them', at: '[data-part="end"]' },
  ],
  accessibility: ['The eye says what it does: “Show password”.', 'Password managers work: give `autoComplete`.'],
  good: 'Say the rule beforehand.',
  bad: 'Say the rule afterwards.',
  searchTerms: ['password', 'secret', 'hidden text', 'show password', 'api key'],
  status: 'stable',
  since: '0.1.0',
};
