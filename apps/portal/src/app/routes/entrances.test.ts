import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { accountsAtom } from '../../session/account/accountAtoms.ts';
import { ORIGIN, testBrowser } from '../../session/signIn/testing.ts';
import { createEntrances } from './entrances.ts';

function servicesOf(session = testBrowser().tab().session) {
  return { session, queries: new QueryClient(), store: createStore(), connectRouter: () => undefined };
}

function entrances() {
  return createEntrances(servicesOf());
}

function visit(path: string) {
  return { request: new Request(ORIGIN + path) } as LoaderFunctionArgs;
}

async function answerOf(work: () => unknown): Promise<Response> {
  const answer: unknown = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error('no redirect');
  return answer;
}

it.each([
  [
    'the callback of the sign-in',
    (all: ReturnType<typeof entrances>) => all.loginCallback(visit('/login/callback?code=c')),
  ],
  [
    'the callback of the sign-out',
    (all: ReturnType<typeof entrances>) => all.logoutCallback(visit('/logout/callback')),
  ],
])('%s leaves no entry in the history, so that Back can’t use it again', async (_what, work) => {
  const answer = await answerOf(() => work(entrances()));
  expect(answer.headers.get('location')).toMatch(/^\/login/);
  expect(answer.headers.get('x-remix-replace')).toBe('true');
});

it('loads the accounts again where a signed-in tab has none in its storage, and only once', async () => {
  const { session } = testBrowser().tab();
  await session.finishSignIn(`${ORIGIN}/login/callback?code=c`);
  const services = servicesOf(session);
  const found = { objects: [{ id: 3, name: 'Northlight Outdoor' }], total_rows: 1 };
  const fetched = vi.spyOn(services.queries, 'fetchQuery').mockResolvedValue(found);
  const { requireSession } = createEntrances(services);
  expect(await requireSession(visit('/'))).toBeNull();
  await vi.waitFor(() => expect(services.store.get(accountsAtom)).toEqual(found.objects));
  expect(await requireSession(visit('/order-management/dashboard'))).toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
});
