import { expect, it } from 'vitest';
import { isWithin, nearestDomain } from './alignment.ts';

it('knows a domain and those below it', () => {
  expect(isWithin('shop.example', 'shop.example')).toBe(true);
  expect(isWithin('news.shop.example', 'shop.example')).toBe(true);
  expect(isWithin('myshop.example', 'shop.example')).toBe(false);
  expect(isWithin('example', 'shop.example')).toBe(false);
});

it('signs for the nearest domain', () => {
  const domains = ['shop.example', 'news.shop.example', 'other.example'];
  expect(nearestDomain('news.shop.example', domains)).toBe('news.shop.example');
  expect(nearestDomain('a.news.shop.example', domains)).toBe('news.shop.example');
  expect(nearestDomain('mail.shop.example', domains)).toBe('shop.example');
  expect(nearestDomain('shop.test', domains)).toBeUndefined();
});
