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

  it.each([
    [
      'https://shop.example/größe/café?q=r%C3%B6d|blå',
      'https://shop.example/gr%C3%B6%C3%9Fe/caf%C3%A9?q=r%C3%B6d|bl%C3%A5',
    ],
    ['https://bücher.example/katalog?titel=Über', 'https://xn--bcher-kva.example/katalog?titel=%C3%9Cber'],
    ['https://shop.example/one\n        two', 'https://shop.example/one%20%20%20%20%20%20%20%20two'],
    ['https://shop.example/靴?q=日本', 'https://shop.example/%E9%9D%B4?q=%E6%97%A5%E6%9C%AC'],
    [
      'https://shop.example/łódź?q=“x” y\t#zażółć',
      'https://shop.example/%C5%82%C3%B3d%C5%BA?q=%E2%80%9Cx%E2%80%9D%20y#za%C5%BC%C3%B3%C5%82%C4%87',
    ],
    ['https://shop.example/list?f[0]=kind:2&f%5B1%5D=%2525', 'https://shop.example/list?f[0]=kind:2&f%5B1%5D=%2525'],
  ])('%j leads to the address that the check asked', (target, asked) => {
    expect(new URL(target).href).toBe(asked);
    expect(isTrackable(target)).toBe(true);
    expect(targetFor(target, {})).toBe(asked);
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
