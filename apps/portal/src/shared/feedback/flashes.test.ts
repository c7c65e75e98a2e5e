import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { flashesAtom } from './flashes.ts';
import { noticeContent } from './noticeContent.tsx';

function said(...notices: readonly { message: string; cause?: string }[]): number {
  const store = createStore();
  for (const { message, cause } of notices) store.get(flashesAtom).flash.error(noticeContent(message), { cause });
  return store.get(flashesAtom).read().open.length;
}

it('shows one notice when several calls fail for one cause', () => {
  expect(said({ message: 'Not saved' }, { message: 'Not saved' })).toBe(1);
  const cause = 'Too many requests. Try again in  seconds';
  expect(
    said({ message: 'Error: Try again in 30 seconds', cause }, { message: 'Try again in 29 seconds', cause }),
  ).toBe(1);
});

it('shows what differs: another record, or another cause', () => {
  expect(said({ message: 'Order 12 is closed' }, { message: 'Order 13 is closed' })).toBe(2);
  expect(said({ message: 'Refused for 2\nIt is live' }, { message: 'Refused for 2\nIt has ended' })).toBe(2);
  expect(
    said(
      { message: 'Too many requests', cause: 'requests' },
      { message: 'Too many test e-mails', cause: 'test e-mails' },
    ),
  ).toBe(2);
});
