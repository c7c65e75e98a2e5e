import type { TestApp } from '../app.ts';
import { statementsDuring } from './observer.ts';

/**
 * Returns the statements that a call makes, with those of the event that is recorded after a refusal. Two calls with the same
 * statements take the same time, which a clock can't tell on a busy machine.
 */
export async function statementsOf({ app }: TestApp, call: () => Promise<unknown>): Promise<string[]> {
  await app.securityEvents.flush();
  return statementsDuring(async () => {
    await call();
    await app.securityEvents.flush();
  });
}
