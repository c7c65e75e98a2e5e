import { expect, it } from 'vitest';
import { mailDomain } from './mailDomain.ts';

it.each([
  ['news@north.example', 'north.example'],
  ['news@North.Example', 'North.Example'],
  ['"a@b"@größe.example', 'xn--gre-6ka8i.example'],
  ['news@xn--gre-6ka8i.example', 'xn--gre-6ka8i.example'],
  ['news@ü..example', 'xn--tda..example'],
  ['news@\u200dü ', 'invalid'],
])('spells the domain of %s as %s', (address, domain) => expect(mailDomain(address)).toBe(domain));
