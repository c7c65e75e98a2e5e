import { readJson } from '../../../shared/storage.ts';
import { sessionStore } from '../../../shared/stores.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

function keyOf(accountId: number): string {
  return `creative:advertiser:${accountId}`;
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

/** The advertiser of the last creative that this person has added to the account. Signing out forgets it. */
export function lastAdvertiser(accountId: number): Named | undefined {
  const kept = readJson(sessionStore, keyOf(accountId));
  return isNamed(kept) ? { id: Number(kept.id), name: String(kept.name) } : undefined;
}

export function keepAdvertiser(accountId: number, advertiser: Named | undefined): void {
  if (advertiser) sessionStore.set(keyOf(accountId), JSON.stringify({ id: advertiser.id, name: advertiser.name }));
}
