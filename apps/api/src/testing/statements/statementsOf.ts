import type { TestApp } from '../app.ts';
import { statementsDuring } from './observer.ts';

/**
 * Returns the statements of a call, with those of the event that is recorded after a refusal. Two calls with the same statements
 * take the same time; a clock on a busy machine couldn't show that.
 */
export async function statementsOf({ app }: TestApp, call: () => Promise<unknown>): Promise<string[]> {
  await app.securityEvents.flush();
  return statementsDuring(async () => {
    await call();
    await app.securityEvents.flush();
  });
}
