import { expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

const ORIGIN = 'https://portal.test';

it.each([
  '//evil.test',
  'https:evil.test',
  'https://evil.test/',
  String.raw`/\evil.test`,
  '/\t/evil.test',
  '/\n/evil.test',
  'javascript:alert(1)',
  ' /landing',
  'landing',
  '',
  undefined,
  7,
])('S18 refuses %j as a return URL', (path) => {
  expect(returnPath(path, ORIGIN)).toBeUndefined();
});

it('S18 keeps a path of the portal with query and fragment', () => {
  expect(returnPath('/order-management/edit-order/7?product=3#steps', ORIGIN)).toBe(
    '/order-management/edit-order/7?product=3#steps',
  );
});

it.each(['/login', '/login/callback?code=1', '/logout'])('never returns to %s, which would loop', (path) => {
  expect(returnPath(path, ORIGIN)).toBeUndefined();
});

it('S18 resolves dots before it decides', () => {
  expect(returnPath('/landing/..//evil.test', ORIGIN)).toBeUndefined();
  expect(returnPath('/x/../login', ORIGIN)).toBeUndefined();
});
