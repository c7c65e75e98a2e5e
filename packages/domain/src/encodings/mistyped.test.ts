import { expect, it } from 'vitest';
import { meantAddress } from './mistyped.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@hotmail.co', 'ada@hotmail.com'],
  ['ada@example.con', 'ada@example.com'],
  ['ada@post.example.ocm', 'ada@post.example.com'],
  ['ada@gxm.de', 'ada@gmx.de'],
])('takes %s for %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each(['ada@gmail.com', 'ada@mail.com', 'ada@ymail.com', 'ada@example.co', 'ada@con.example', 'ada@yahoo.co.uk'])(
  'leaves %s as it is',
  (address) => {
    expect(meantAddress(address)).toBeUndefined();
  },
);
