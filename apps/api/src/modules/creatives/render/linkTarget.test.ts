import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrackable, targetFor } from './linkTarget.ts';

describe('a link that is counted', () => {
  it.each([
    ['https://shop.example/tyres', true],
    ['https://shop.example?u={{email}}', true],
    ['https://shop.example/{{custom.slug|all}}/#{{first_name}}', true],
    ['https://shop.example/%7Bx%7D?u={{ email }}', true],
    ['https://{{custom.host}}/x', false],
    ['https://shop.example{{custom.more}}/x', false],
    ['https://shop.example:{{custom.port}}/x', false],
    ['https://{{email}}@shop.example/', false],
    ['{{custom.url}}', false],
    ['{{custom.scheme}}://shop.example/', false],
    ['https://shop.example/?leave={{unsubscribe_url}}', false],
    ['https://shop.example/?u=*|EMAIL|*', false],
    ['https://shop.example/?u={{ghost}}', false],
    ['mailto:a@shop.example?subject={{first_name}}', false],
  ])('%s: %s', (target, isCounted) => {
    expect(isTrackable(target)).toBe(isCounted);
  });

  it('carries the values of one person, encoded', () => {
    const values = { email: 'plus+tag@mail.example', 'custom.slug': 'a/b', first_name: "O'Neil & co" };
    expect(targetFor('https://shop.example/{{custom.slug}}?u={{email}}&n={{first_name}}#top', values)).toBe(
      'https://shop.example/a%2Fb?u=plus%2Btag%40mail.example&n=O%27Neil%20%26%20co#top',
    );
    expect(targetFor('https://shop.example/?u={{first_name|friend}}', {})).toBe('https://shop.example/?u=friend');
  });

  it('never leads to another host, whatever the values are', () => {
    const targets = fc.constantFrom(
      'https://shop.example/{{company}}',
      'https://shop.example?{{company}}',
      'https://shop.example/a#{{company}}',
    );
    const hostile = fc.constantFrom(
      '@evil.test',
      '//evil.test',
      '\\\\evil.test',
      '.evil.test',
      '\r\nLocation: x',
      '..',
      '\ud800',
    );
    fc.assert(
      fc.property(targets, fc.oneof(hostile, fc.string({ unit: 'binary' })), (target, company) => {
        expect(new URL(targetFor(target, { company }) ?? '').origin).toBe('https://shop.example');
      }),
      { numRuns: 50 },
    );
  });
});
