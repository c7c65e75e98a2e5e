import { sql } from 'kysely';
import { selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { ListedLink } from './images/imageLinks.ts';
import { linkName, ownerColumns } from './results.repository.ts';
import type { Owner, Verdicts } from './results.repository.ts';

/** The numbers that a used revision's links keep, by the new numbers. A link that this check is the first to find has none. */
async function keptPositions(
  tx: Tx,
  revisionId: number,
  links: readonly ListedLink[],
): Promise<Map<number, number> | null> {
  const revision = await tx
    .selectFrom('creative_revision')
    .select('used_at')
    .where('id', '=', revisionId)
    .executeTakeFirst();
  if (!revision?.used_at) return null;
  const kept = await tx
    .selectFrom('creative_link')
    .select(['position', 'kind', 'url', 'text'])
    .where('revision_id', '=', revisionId)
    .orderBy('position')
    .execute();
  const found = Map.groupBy(links, linkName);
  return new Map(
    kept.flatMap((row): [number, number][] => {
      const link = found.get(linkName(row))?.shift();
      return link ? [[link.position, row.position]] : [];
    }),
  );
}

/** Stores the links and returns their ids by their positions. */
export async function storeLinks(
  tx: Tx,
  owner: Owner,
  links: readonly ListedLink[],
  verdicts: Verdicts,
  at: Date,
): Promise<Map<number, number>> {
  const kept = await keptPositions(tx, owner.revisionId, links);
  const stored = kept ? links.filter(({ position }) => kept.has(position)) : links;
  if (stored.length === 0) return new Map();
  const rows = await tx
    .insertInto('creative_link')
    .values(
      stored.map((link) => {
        const verdict = verdicts.links.get(linkName(link));
        return {
          ...ownerColumns(owner),
          position: kept?.get(link.position) ?? link.position,
          line: link.place?.line ?? null,
          col: link.place?.col ?? null,
          text: link.text,
          url: link.url.slice(0, 8192),
          kind: link.kind,
          is_outlook_only: link.isOutlookOnly ?? false,
          final_url: link.finalUrl?.slice(0, 8192) ?? null,
          http_status: link.httpStatus,
          redirects: link.redirects,
          tracking: JSON.stringify(link.tracking),
          result: link.result,
          problem: link.problem,
          verdict: verdict?.verdict ?? null,
          verdict_by: verdict?.by ?? null,
          verdict_at: verdict?.at ?? null,
          note: verdict?.note ?? null,
          shown_width: link.shown?.width ?? null,
          shown_height: link.shown?.height ?? null,
          checked_at: link.askedAt === undefined ? at : link.askedAt,
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['revision_id', 'position']).doUpdateSet((row) => ({
        line: row.ref('excluded.line'),
        col: row.ref('excluded.col'),
        is_outlook_only: row.ref('excluded.is_outlook_only'),
        final_url: row.ref('excluded.final_url'),
        http_status: row.ref('excluded.http_status'),
        redirects: row.ref('excluded.redirects'),
        tracking: row.ref('excluded.tracking'),
        result: row.ref('excluded.result'),
        problem: row.ref('excluded.problem'),
        shown_width: row.ref('excluded.shown_width'),
        shown_height: row.ref('excluded.shown_height'),
        checked_at: row.ref('excluded.checked_at'),
      })),
    )
    .returning(['id', 'position'])
    .execute();
  const ids = new Map(rows.map((row) => [row.position, row.id]));
  if (!kept) return ids;
  return new Map([...kept].flatMap(([position, old]) => (ids.has(old) ? [[position, ids.get(old) ?? 0]] : [])));
}

const SECURE_ANSWER = { url: text, finalUrl: text };

export type SecureAnswer = RowOf<typeof SECURE_ANSWER>;

/** The http links of a revision that its check followed to a good answer by https, on whatever host. Empty before the check. */
export function secureAnswersOf(tx: Tx, revisionId: number): Promise<SecureAnswer[]> {
  return selectRows(
    tx,
    SECURE_ANSWER,
    sql`
    select distinct l.url, l.final_url as "finalUrl"
      from creative_link l
     where l.revision_id = ${revisionId} and l.kind = 'web' and l.result = 'Success'
       and l.url ilike 'http://%' and l.final_url ilike 'https://%' and ${inScope(tx, sql.ref('l.account_id'))}
     order by l.url, l.final_url`,
  );
}
