import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ORIGIN, testBrowser } from '../../session/signIn/testing.ts';
import { createEntrances } from './entrances.ts';

function entrances() {
  const { session } = testBrowser().tab();
  const services = { session, queries: new QueryClient(), store: createStore(), connectRouter: () => undefined };
  return createEntrances(services);
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
