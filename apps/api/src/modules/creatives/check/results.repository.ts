import { severityOf, type CheckSettings } from '@mailroom/domain/verdicts/checkSettings';
import { findingKind } from '@mailroom/domain/verdicts/creativeFindings';
import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import { int, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CheckData } from '../creatives.queues.ts';
import type { SeedListName, SeedSource } from './check.repository.ts';
import type { Finding } from '../html/finding.ts';
import { withFingerprints } from '../html/finding.ts';
import type { ClientResult } from './clients/checkClients.ts';
import type { SeedRow } from '../seeds/seedFile.ts';

export interface Owner {
  accountId: number;
  creativeId: number;
  revisionId: number;
}

export function ownerColumns({ accountId, creativeId, revisionId }: Owner) {
  return {
    account_id: accountId,
    creative_id: creativeId,
    revision_id: revisionId,
  };
}

export interface Verdicts {
  /** The account's own severities of kinds of findings. */
  severities: CheckSettings['severities'];
  overrides: Map<string, { at: Date; by: number | null; reason: string | null; until: Date | null }>;
  links: Map<string, { verdict: string | null; by: number | null; at: Date | null; note: string | null }>;
  clients: Map<string, { decision: string | null; by: number | null; at: Date | null; note: string | null }>;
}

export function linkName(link: { kind: string; url: string; text: string }): string {
  return `${link.kind}\n${link.url}\n${link.text}`;
}

function clientName(client: { family: string; platform: string; issues: unknown }): string {
  return `${client.family}\n${client.platform}\n${features(client.issues)}`;
}

function features(issues: unknown): string {
  return Array.isArray(issues) ? issues.map((issue: { feature?: string }) => issue.feature ?? '').join('\n') : '';
}

/** Reads people's verdicts on this revision and the one before. A verdict holds while its piece of content is the same. */
export async function verdictsFor(
  tx: Tx,
  { creativeId, revisionId }: CheckData,
  severities: CheckSettings['severities'],
): Promise<Verdicts> {
  const verdicts: Verdicts = { severities, overrides: new Map(), links: new Map(), clients: new Map() };
  const revisions = await selectRows(
    tx,
    { id: int },
    sql`
    select id from creative_revision where creative_id = ${creativeId} and id <= ${revisionId} order by id desc limit 2`,
  );
  // The older revision first, so that the latest verdict wins.
  for (const { id } of revisions.toReversed()) {
    const findings = await tx
      .selectFrom('creative_finding')
      .selectAll()
      .where('revision_id', '=', id)
      .where('overridden_at', 'is not', null)
      .where((where) => where.or([where('override_until', 'is', null), where('override_until', '>', nowOf(tx))]))
      .execute();
    for (const row of findings) {
      if (row.overridden_at)
        verdicts.overrides.set(row.fingerprint, {
          at: row.overridden_at,
          by: row.overridden_by,
          reason: row.override_reason,
          until: row.override_until,
        });
    }
    const links = await tx.selectFrom('creative_link').selectAll().where('revision_id', '=', id).execute();
    for (const row of links) {
      if (row.verdict || row.note)
        verdicts.links.set(linkName(row), {
          verdict: row.verdict,
          by: row.verdict_by,
          at: row.verdict_at,
          note: row.note,
        });
    }
    const clients = await tx.selectFrom('creative_client').selectAll().where('revision_id', '=', id).execute();
    for (const row of clients) {
      if (row.decision || row.note)
        verdicts.clients.set(clientName(row), {
          decision: row.decision,
          by: row.decided_by,
          at: row.decided_at,
          note: row.note,
        });
    }
  }
  return verdicts;
}

/** Removes what an earlier check wrote. The links of a revision that a launch used stay; `storeLinks` updates them. */
export async function clearResults(tx: Tx, revisionId: number): Promise<void> {
  for (const table of ['creative_finding', 'creative_client', 'creative_seed'] as const) {
    await tx.deleteFrom(table).where('revision_id', '=', revisionId).execute();
  }
  await tx
    .deleteFrom('creative_link')
    .where('revision_id', '=', revisionId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('creative_revision as r')
            .select('r.id')
            .where('r.id', '=', revisionId)
            .where('r.used_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** Returns the client's id by family and platform. */
export async function insertClients(
  tx: Tx,
  owner: Owner,
  clients: readonly ClientResult[],
  verdicts: Verdicts,
): Promise<Map<string, number>> {
  if (clients.length === 0) return new Map();
  const rows = await tx
    .insertInto('creative_client')
    .values(
      clients.map((client) => {
        const verdict = verdicts.clients.get(clientName(client));
        return {
          ...ownerColumns(owner),
          family: client.family,
          platform: client.platform,
          is_required: client.isRequired,
          verdict: client.verdict,
          issues: JSON.stringify(client.issues),
          decision: verdict?.decision ?? null,
          decided_by: verdict?.by ?? null,
          decided_at: verdict?.at ?? null,
          note: verdict?.note ?? null,
        };
      }),
    )
    .returning(['id', 'family', 'platform'])
    .execute();
  return new Map(rows.map((row) => [`${row.family} (${row.platform})`, row.id]));
}

interface Subjects {
  links: ReadonlyMap<number, number>;
  clients: ReadonlyMap<string, number>;
}

function subjectOf(finding: Finding, { links, clients }: Subjects): { entity: string; id: number } | undefined {
  const link = links.get(finding.link ?? 0);
  if (link !== undefined) return { entity: 'email_link', id: link };
  const client = clients.get(finding.client ?? '');
  return client === undefined ? undefined : { entity: 'email_client', id: client };
}

export async function insertFindings(
  tx: Tx,
  owner: Owner,
  findings: readonly Finding[],
  verdicts: Verdicts,
  subjects: Subjects,
): Promise<void> {
  const named = withFingerprints(findings).slice(0, 1000);
  if (named.length === 0) return;
  await tx
    .insertInto('creative_finding')
    .values(
      named.map((finding) => {
        const { isOverridable } = findingKind(finding.kind);
        const subject = subjectOf(finding, subjects);
        const verdict = isOverridable ? verdicts.overrides.get(finding.fingerprint) : undefined;
        return {
          ...ownerColumns(owner),
          kind: finding.kind,
          severity: severityOf(finding.kind, verdicts.severities),
          message: finding.message.slice(0, 1000),
          line: finding.place?.line ?? null,
          col: finding.place?.col ?? null,
          field: finding.field ?? null,
          subject_entity: subject?.entity ?? null,
          subject_id: subject?.id ?? null,
          fingerprint: finding.fingerprint,
          is_overridable: isOverridable,
          overridden_at: verdict?.at ?? null,
          overridden_by: verdict?.by ?? null,
          override_reason: verdict?.reason ?? null,
          override_until: verdict?.until ?? null,
        };
      }),
    )
    .execute();
}

export async function insertSeeds(
  tx: Tx,
  owner: Owner,
  list: SeedListName,
  source: SeedSource,
  rows: readonly SeedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('creative_seed')
    .values(
      rows.map((row) => ({
        ...ownerColumns(owner),
        list,
        source,
        line: row.line,
        email: row.email,
        first_name: row.firstName,
        last_name: row.lastName,
        problem: row.problem,
      })),
    )
    .execute();
}

/** Stores the hashes of the parts of a revision, as its check has just stored them. */
export async function storePartHashes(tx: Tx, revisionId: number): Promise<void> {
  await sql`update creative_revision set part_hashes = part_hashes(id) where id = ${revisionId}`.execute(tx);
}
