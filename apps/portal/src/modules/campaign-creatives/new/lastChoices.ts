import type { V1Schemas } from '@mailroom/api-client';
import { readJson } from '../../../shared/storage.ts';
import { sessionStore } from '../../../shared/stores.ts';
import { advertiserOf } from '../form/creativeBodies.ts';

type Creative = V1Schemas['Creative'];

export interface Named {
  readonly id: number;
  readonly name: string;
}

interface LastChoices {
  readonly advertiser?: Named | undefined;
  readonly sender?: Named | undefined;
}

function keyOf(accountId: number): string {
  return `creative:last:${accountId}`;
}

function named(value: unknown): Named | undefined {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value
    ? { id: Number(value.id), name: String(value.name) }
    : undefined;
}

/** The advertiser and the sender of the last creative that this person has added to the account. Signing out forgets them. */
export function lastChoices(accountId: number): LastChoices {
  const kept = readJson(sessionStore, keyOf(accountId));
  if (typeof kept !== 'object' || kept === null) return {};
  const { advertiser, sender } = kept as Record<string, unknown>;
  return { advertiser: named(advertiser), sender: named(sender) };
}

export function senderOf({ sender_profile: sender }: Creative): Named | undefined {
  return sender ? { id: sender.id, name: sender.from_name } : undefined;
}

/** Keeps the choices of a creative that has an advertiser: a draft without one says nothing about the next. */
export function keepChoices(creative: Creative): void {
  const advertiser = advertiserOf(creative);
  if (!advertiser) return;
  const choices: LastChoices = { advertiser, sender: senderOf(creative) };
  sessionStore.set(keyOf(creative.account_id), JSON.stringify(choices));
}
