import type { SavingCall } from './formCase.ts';

type Values = Readonly<Record<string, unknown>>;
type Ask = (call: SavingCall, values: Values) => Promise<string[]>;

let contract: Ask | undefined;

/** Set by a run of tests: only outside the browser can the contract be read. */
export function letPlaysAskTheContract(by: Ask): void {
  contract = by;
}

/** Returns the fields that the contract refuses, each with its reason. Empty in a designer's Storybook, which has nobody to ask. */
export async function fieldsRefused(call: SavingCall, values: Values): Promise<string[]> {
  return (await contract?.(call, values)) ?? [];
}
