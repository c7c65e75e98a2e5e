import { noticeText } from '@mailroom/domain/notices';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { noticesAtom, sayAtom } from './notices.ts';

function said(...notices: readonly { message: string; cause?: string }[]): string[] {
  const store = createStore();
  for (const notice of notices) store.set(sayAtom, { type: 'danger', ...notice });
  return store.get(noticesAtom).map(({ lines }) => noticeText(lines));
}

it('shows one notice when several calls fail for one cause', () => {
  expect(said({ message: 'Not saved' }, { message: 'Not saved' })).toEqual(['Not saved']);
  const cause = 'Too many requests. Try again in  seconds';
  expect(
    said({ message: 'Error: Try again in 30 seconds', cause }, { message: 'Try again in 29 seconds', cause }),
  ).toEqual(['Error: Try again in 30 seconds']);
});

it('shows what differs: another record, or another cause', () => {
  expect(said({ message: 'Order 12 is closed' }, { message: 'Order 13 is closed' })).toHaveLength(2);
  expect(
    said(
      { message: 'Too many requests', cause: 'requests' },
      { message: 'Too many test e-mails', cause: 'test e-mails' },
    ),
  ).toHaveLength(2);
});
