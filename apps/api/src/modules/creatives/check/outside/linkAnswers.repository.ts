import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { instant, int, oneOf, orNull, selectRows, text } from '../../../../platform/database/statement.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { linkKey } from './checkLinks.ts';
import type { CheckedLink, KnownAnswers } from './checkLinks.ts';
import type { FoundLink } from '../../html/links.ts';

/** Milliseconds for which an answer is remembered. */
const ANSWER_LIFE = 10 * 60_000;

const ANSWER = {
  hash: text,
  result: oneOf<'Success' | 'Pending'>(),
  finalUrl: orNull(text),
  httpStatus: orNull(int),
  redirects: orNull(int),
  problem: orNull(text),
  askedAt: instant,
};

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Returns what web servers answered to these links in the last ten minutes. */
export async function knownAnswers(
  tx: Tx,
  accountId: number,
  links: readonly FoundLink[],
  now: Date,
): Promise<KnownAnswers> {
  const keys = new Map(links.map((link) => [hashOf(linkKey(link)), linkKey(link)]));
  const since = new Date(now.getTime() - ANSWER_LIFE);
  const rows = await selectRows(
    tx,
    ANSWER,
    sql`
    select a.link_hash as hash, a.result, a.final_url as "finalUrl", a.http_status as "httpStatus", a.redirects, a.problem,
           a.asked_at as "askedAt"
      from link_answer a
     where a.account_id = ${accountId} and a.link_hash = any(${[...keys.keys()]}::text[]) and a.asked_at > ${since}`,
  );
  return new Map(rows.map(({ hash, ...answer }) => [keys.get(hash) ?? '', answer]));
}

/**
 * Remembers good answers and refusals. Errors are asked again, because a person who mended a page wants to see the result. Also
 * forgets the account's answers that are too old.
 */
export async function rememberAnswers(
  tx: Tx,
  accountId: number,
  links: readonly CheckedLink[],
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('link_answer')
    .where('account_id', '=', accountId)
    .where('asked_at', '<=', new Date(now.getTime() - ANSWER_LIFE))
    .execute();
  const asked = links.filter((link) => link.httpStatus !== null && link.askedAt === undefined);
  const rows = new Map(
    asked
      .filter(({ result }) => result === 'Success' || result === 'Pending')
      .map((link) => [
        hashOf(linkKey(link)),
        {
          account_id: accountId,
          link_hash: hashOf(linkKey(link)),
          result: link.result,
          final_url: link.finalUrl?.slice(0, 8192) ?? null,
          http_status: link.httpStatus,
          redirects: link.redirects,
          problem: link.problem,
          asked_at: now,
        },
      ]),
  );
  if (rows.size === 0) return;
  await tx
    .insertInto('link_answer')
    // Checks of one account write the same rows at the same time. In the same order they can't deadlock.
    .values([...rows.values()].toSorted((one, other) => one.link_hash.localeCompare(other.link_hash)))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'link_hash']).doUpdateSet((row) => ({
        result: row.ref('excluded.result'),
        final_url: row.ref('excluded.final_url'),
        http_status: row.ref('excluded.http_status'),
        redirects: row.ref('excluded.redirects'),
        problem: row.ref('excluded.problem'),
        asked_at: row.ref('excluded.asked_at'),
      })),
    )
    .execute();
}
