import { describe, expect, it } from 'vitest';
import { hostOf, sameChange } from './linkChange.ts';

describe('the host of a link', () => {
  it.each([
    ['https://www.Shop.example/a', 'shop.example'],
    [' http://shop.example:8080?x=1 ', 'shop.example:8080'],
    ['https://shop.example/{{email}}', 'shop.example'],
    ['mailto:a@shop.example', null],
    ['{{unsubscribe_url}}', null],
    ['#top', null],
  ])('of %s is %s', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });
});

describe('the same change of another link', () => {
  const move = { from: 'https://staging.shop.example/sale', to: 'https://shop.example/winter' };

  it.each([
    ['https://staging.shop.example/sale', 'https://shop.example/winter'],
    ['https://staging.shop.example/hats?utm_source=mail#new', 'https://shop.example/hats?utm_source=mail#new'],
    ['http://www.staging.shop.example', 'https://shop.example'],
    ['https://staging.shop.example/{{first_name}}', 'https://shop.example/{{first_name}}'],
    ['https://other.example/sale', null],
    ['https://staging.shop.example.evil.test/sale', null],
    ['mailto:hello@staging.shop.example', null],
  ])('moves %s to %s', (url, next) => {
    expect(sameChange(move, url)).toBe(next);
  });

  it('keeps other pages when only the page changes', () => {
    const page = { from: 'https://shop.example/a', to: 'https://shop.example/b' };
    expect(sameChange(page, 'https://shop.example/c')).toBeNull();
    expect(sameChange(page, 'https://shop.example/a')).toBe('https://shop.example/b');
  });

  it('gives another scheme to all links of the host', () => {
    const secure = { from: 'http://shop.example/a', to: 'https://shop.example/a' };
    expect(sameChange(secure, 'http://shop.example/c')).toBe('https://shop.example/c');
  });

  it('has only equal links follow to a target without a host', () => {
    const leave = { from: 'https://shop.example/unsubscribe', to: '{{unsubscribe_url}}' };
    expect(sameChange(leave, 'https://shop.example/a')).toBeNull();
    expect(sameChange(leave, 'https://shop.example/unsubscribe')).toBe('{{unsubscribe_url}}');
    expect(sameChange({ from: '#top', to: 'https://shop.example/' }, '#end')).toBeNull();
  });
});
