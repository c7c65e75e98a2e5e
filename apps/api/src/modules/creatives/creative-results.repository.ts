import { findingKind } from '@mailroom/domain/creative-findings';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { CheckedLink } from './check-links.ts';
import type { SeedListName, SeedSource } from './creative-check.input.ts';
import type { CheckData } from './creatives.queues.ts';
import type { Finding } from './finding.ts';
import { withFingerprints } from './finding.ts';
import type { ClientResult } from './html-clients.ts';
import type { SeedRow } from './seed-file.ts';

type Owner = { accountId: number; creativeId: number; revisionId: number };

const ownerColumns = ({ accountId, creativeId, revisionId }: Owner) => ({
  account_id: accountId,
  creative_id: creativeId,
  revision_id: revisionId,
});

export type Verdicts = {
  overrides: Map<string, { at: Date; by: number | null; reason: string | null }>;
  links: Map<string, { verdict: string | null; by: number | null; at: Date | null; note: string | null }>;
  clients: Map<string, { decision: string | null; by: number | null; at: Date | null; note: string | null }>;
};

export const linkName = (link: { kind: string; url: string; text: string }): string =>
  `${link.kind}\n${link.url}\n${link.text}`;
const clientName = (client: { family: string; platform: string; issues: unknown }): string =>
  `${client.family}\n${client.platform}\n${features(client.issues)}`;

const features = (issues: unknown): string =>
  Array.isArray(issues) ? issues.map((issue: { feature?: string }) => issue.feature ?? '').join('\n') : '';

/** What people said of this revision at an earlier check, or of the one before: it holds while its part is the same. */
export const verdictsFor = async (tx: Tx, { creativeId, revisionId }: CheckData): Promise<Verdicts> => {
  const verdicts: Verdicts = { overrides: new Map(), links: new Map(), clients: new Map() };
  const { rows: revisions } = await sql<{ id: number }>`
    select id from creative_revision where creative_id = ${creativeId} and id <= ${revisionId} order by id desc limit 2`.execute(
    tx,
  );
  // The older one first, so that what was said last stands.
  for (const { id } of revisions.toReversed()) {
    const findings = await tx
      .selectFrom('creative_finding')
      .selectAll()
      .where('revision_id', '=', id)
      .where('overridden_at', 'is not', null)
      .execute();
    for (const row of findings) {
      if (row.overridden_at)
        verdicts.overrides.set(row.fingerprint, {
          at: row.overridden_at,
          by: row.overridden_by,
          reason: row.override_reason,
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
};

export const clearResults = async (tx: Tx, revisionId: number): Promise<void> => {
  for (const table of ['creative_finding', 'creative_link', 'creative_client', 'creative_seed'] as const) {
    await tx.deleteFrom(table).where('revision_id', '=', revisionId).execute();
  }
};

/** Returns the link's id by its position. */
export const insertLinks = async (
  tx: Tx,
  owner: Owner,
  links: readonly CheckedLink[],
  verdicts: Verdicts,
  at: Date,
): Promise<Map<number, number>> => {
  if (links.length === 0) return new Map();
  const rows = await tx
    .insertInto('creative_link')
    .values(
      links.map((link) => {
        const said = verdicts.links.get(linkName(link));
        return {
          ...ownerColumns(owner),
          position: link.position,
          line: link.place?.line ?? null,
          text: link.text,
          url: link.url.slice(0, 8192),
          kind: link.kind,
          final_url: link.finalUrl?.slice(0, 8192) ?? null,
          http_status: link.httpStatus,
          redirects: link.redirects,
          tracking: JSON.stringify(link.tracking),
          result: link.result,
          problem: link.problem,
          verdict: said?.verdict ?? null,
          verdict_by: said?.by ?? null,
          verdict_at: said?.at ?? null,
          note: said?.note ?? null,
          checked_at: at,
        };
      }),
    )
    .returning(['id', 'position'])
    .execute();
  return new Map(rows.map((row) => [row.position, row.id]));
};

/** Returns the client's id by family and platform. */
export const insertClients = async (
  tx: Tx,
  owner: Owner,
  clients: readonly ClientResult[],
  verdicts: Verdicts,
): Promise<Map<string, number>> => {
  if (clients.length === 0) return new Map();
  const rows = await tx
    .insertInto('creative_client')
    .values(
      clients.map((client) => {
        const said = verdicts.clients.get(clientName(client));
        return {
          ...ownerColumns(owner),
          family: client.family,
          platform: client.platform,
          is_required: client.isRequired,
          verdict: client.verdict,
          issues: JSON.stringify(client.issues),
          decision: said?.decision ?? null,
          decided_by: said?.by ?? null,
          decided_at: said?.at ?? null,
          note: said?.note ?? null,
        };
      }),
    )
    .returning(['id', 'family', 'platform'])
    .execute();
  return new Map(rows.map((row) => [`${row.family} (${row.platform})`, row.id]));
};

export type Subjects = { links: ReadonlyMap<number, number>; clients: ReadonlyMap<string, number> };

const subjectOf = (finding: Finding, { links, clients }: Subjects): { entity: string; id: number } | undefined => {
  const link = links.get(finding.link ?? 0);
  if (link !== undefined) return { entity: 'email_link', id: link };
  const client = clients.get(finding.client ?? '');
  return client === undefined ? undefined : { entity: 'email_client', id: client };
};

export const insertFindings = async (
  tx: Tx,
  owner: Owner,
  findings: readonly Finding[],
  verdicts: Verdicts,
  subjects: Subjects,
): Promise<void> => {
  const named = withFingerprints(findings).slice(0, 1000);
  if (named.length === 0) return;
  await tx
    .insertInto('creative_finding')
    .values(
      named.map((finding) => {
        const { severity, isOverridable } = findingKind(finding.kind);
        const subject = subjectOf(finding, subjects);
        const said = isOverridable ? verdicts.overrides.get(finding.fingerprint) : undefined;
        return {
          ...ownerColumns(owner),
          kind: finding.kind,
          severity,
          message: finding.message.slice(0, 1000),
          line: finding.place?.line ?? null,
          col: finding.place?.col ?? null,
          subject_entity: subject?.entity ?? null,
          subject_id: subject?.id ?? null,
          fingerprint: finding.fingerprint,
          is_overridable: isOverridable,
          overridden_at: said?.at ?? null,
          overridden_by: said?.by ?? null,
          override_reason: said?.reason ?? null,
        };
      }),
    )
    .execute();
};

export const insertSeeds = async (
  tx: Tx,
  owner: Owner,
  list: SeedListName,
  source: SeedSource,
  rows: readonly SeedRow[],
): Promise<void> => {
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
};
