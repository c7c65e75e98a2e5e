import { createHash, type Hash } from 'node:crypto';
import type { MailFault } from '@mailroom/domain/proofread/judgeMail';

/** The fault that several mails have in common. */
export type FaultKey = Pick<MailFault, 'kind' | 'place' | 'field' | 'url'>;

export function faultKey({ kind, place, field, url }: FaultKey): string {
  return JSON.stringify([kind, place, field, url]);
}

export interface Finding {
  key: FaultKey;
  /** Its row, once it has one. */
  id: number | undefined;
  mails: number;
  hash: Hash;
  /** The mail that was added last: each counts once. */
  last: number;
}

/** The most faults of a launch, and how many of them have to stay free for those that name no place. */
const MOST = 200;
const KINDS = 11;

/** Collects the faults of a launch. Beyond the most, those of a kind become one that names no place. */
export function findings() {
  const byKey = new Map<string, Finding>();
  return {
    all: (): Finding[] => [...byKey.values()],

    /** Adds a fault of a mail; returns undefined if the mail has it already. */
    add(fault: MailFault, messageId: number): Finding | undefined {
      const { kind, place, field, url } = fault;
      const isFull = !byKey.has(faultKey(fault)) && byKey.size >= MOST - KINDS;
      const key: FaultKey = isFull ? { kind, place: 'whole', field: null, url: null } : { kind, place, field, url };
      let found = byKey.get(faultKey(key));
      if (!found) {
        found = { key, id: undefined, mails: 0, hash: createHash('sha256'), last: 0 };
        byKey.set(faultKey(key), found);
      }
      if (found.last === messageId) return undefined;
      found.last = messageId;
      found.mails += 1;
      found.hash.update(`${messageId} `);
      return found;
    },
  };
}
