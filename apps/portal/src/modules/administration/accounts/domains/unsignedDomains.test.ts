import { expect, it } from 'vitest';
import { unsignedDomains } from './unsignedDomains.ts';

const senders = ['news@kestrel.example', 'Sale@News.Kestrel.example', 'hello@hanami.example', 'a@kestrel.example'].map(
  (from_email) => ({ from_email }),
);

it('names each domain of From addresses once', () => {
  expect(unsignedDomains(senders, [])).toEqual(['kestrel.example', 'news.kestrel.example', 'hanami.example']);
});

it('leaves out those that are signed, and those below them', () => {
  expect(unsignedDomains(senders, [{ domain: 'kestrel.example' }])).toEqual(['hanami.example']);
  expect(unsignedDomains(senders, [{ domain: 'estrel.example' }])).toHaveLength(3);
});
