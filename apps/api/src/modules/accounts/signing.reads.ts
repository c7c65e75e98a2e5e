import { createPrivateKey } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { nearestDomain } from '@mailroom/domain/sendingDomains/alignment';
import { sql, type RawBuilder } from 'kysely';
import { mailDomain } from '../../platform/addresses/mailDomain.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Signature } from '../../platform/mail/mail.ts';
import { openPrivateKey } from './sendingDomains/keyPair.ts';
import { whoHold } from './accounts.reads.ts';
import { newsOfDomain, signingKeys } from './sendingDomains/sendingDomains.repository.ts';

interface From {
  accountId: number;
  fromEmail: string;
}

/** The key of the nearest sending domain at or above the domain of an address, if one signs. */
async function keyFor(tx: Tx, { accountId, fromEmail }: From) {
  const keys = await signingKeys(tx, accountId);
  const from = mailDomain(fromEmail).toLowerCase();
  const domain = nearestDomain(
    from,
    keys.map((key) => key.domain),
  );
  return keys.find((one) => one.domain === domain);
}

/** The domain, as people write it, for which an account's e-mails from this address are signed. Null: they are unsigned. */
export async function signedFor(tx: Tx, from: From): Promise<string | null> {
  const key = await keyFor(tx, from);
  return key ? domainToUnicode(key.domain) : null;
}

/** The signature for an account's e-mails from this address. Undefined when they go out unsigned. */
export async function signatureFor(tx: Tx, deps: Deps, from: From): Promise<Signature | undefined> {
  const key = await keyFor(tx, from);
  if (!key) return undefined;
  const privateKey = createPrivateKey(openPrivateKey(deps, key.selector, key.sealed));
  return { domain: key.domain, selector: key.selector, privateKey };
}

interface SigningNews {
  isSigning: boolean;
  at: Date;
  /** Begins with the domain's id, by which `domainOfNews` finds it again. */
  occurrence: string;
  /** Those who look after the account's sending domains. */
  people: readonly number[];
}

/** Whether a domain signs now, or has stopped; undefined before its first key was seen in DNS. */
export async function signingNews(tx: Tx, accountId: number, id: number): Promise<SigningNews | undefined> {
  const news = await newsOfDomain(tx, id);
  const at = news?.lostAt ?? news?.seenAt;
  if (!news || !at) return undefined;
  const keepers = { accountId, permission: 'can_modify_account_settings', onlyStaff: false } as const;
  const isSigning = news.lostAt === null;
  return {
    isSigning,
    at,
    occurrence: `${id} ${news.selector} ${isSigning ? 'seen' : 'lost'} ${at.toISOString()}`,
    people: await whoHold(tx, news.people, keepers),
  };
}

/** The name of the domain that an occurrence is about. */
export function domainOfNews(accountId: string, occurrence: string): RawBuilder<string | null> {
  return sql<string | null>`(select d.domain from sending_domain d where d.account_id = ${sql.ref(accountId)}
     and d.id = split_part(${sql.ref(occurrence)}, ' ', 1)::bigint)`;
}
