import { noContent, record } from '../../contract/answer.ts';
import { doInBulk } from '../../contract/bulk.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { parsePart } from '../../platform/list/parse.ts';
import { findRow, listRows } from '../../platform/list/rows.reads.ts';
import { usedAmong } from '../../platform/uses/unused.ts';
import { rejectCreative, validateCreative, withdrawRejection } from './creativeActions.service.ts';
import { creativeIn, detailOf, ofCreative, revisions } from './creativeDetail.repository.ts';
import { findingsOf } from './check/findings.repository.ts';
import type { FindingRow } from './check/findings.repository.ts';
import { usedBy } from './creativePins.ts';
import { presentCreative, presentRevision, presentRow } from './creatives.present.ts';
import type { Addresses } from './creatives.present.ts';
import { countByStatusOf } from './creatives.repository.ts';
import { creatives } from './creatives.resource.ts';
import { createCreative, deleteCreative, updateCreative } from './creatives.service.ts';
import { duplicateCreative } from './duplicateCreative.ts';
import { countLabelsOf } from './labels/labels.repository.ts';
import { changeLabels, namedLabel } from './labels/labels.service.ts';
import { previewUrl } from './host/previewTicket.ts';
import { overrideErrors } from './override/override.service.ts';
import { seedsIn } from './seeds/seeds.repository.ts';
import { presentOverride } from './override/override.present.ts';

const PREVIEW_SECONDS = 5 * 60;

function addresses(deps: Deps, actor: UserActor): Addresses {
  return {
    preview: (creative, revision) => previewUrl(deps, { creative, revision, user: actor.userId }),
    file: (id) => deps.files.url({ id }, actor.userId, PREVIEW_SECONDS),
  };
}

type Caller = Pick<Call, 'deps' | 'actor'>;

async function show({ deps, actor }: Caller, tx: Tx, id: number) {
  const row = await findRow(tx, creatives, id);
  const detail = row && (await detailOf(tx, id));
  if (!row || !detail) throw notFound();
  const viewer = { held: actor.permissions, userId: actor.userId };
  return presentCreative(row, detail, await usedBy(tx, id), viewer, addresses(deps, actor));
}

async function showRecord(call: Caller, tx: Tx, id: number, status = 200) {
  const body = await show(call, tx, id);
  return record(body, body.version, status);
}

function presentFinding(row: FindingRow) {
  return {
    id: row.id,
    kind: row.kind,
    severity: row.severity,
    message: row.message,
    line: row.line,
    column: row.col,
    field: row.field,
    link:
      row.subject_entity !== null && row.subject_id !== null
        ? { entity: row.subject_entity, id: row.subject_id }
        : null,
    overridable: row.is_overridable,
    override: presentOverride(row),
  };
}

const types = [
  { id: 'html' as const, name: 'HTML file' },
  { id: 'zip' as const, name: 'HTML in a ZIP with its images' },
  { id: 'text' as const, name: 'Plain text' },
];

/** Finds the creative and its newest revision, or answers 404. */
async function reach(tx: Tx, id: number) {
  const creative = await creativeIn(tx, id);
  if (!creative) throw notFound();
  return creative;
}

const single = handlers({
  listCreativeTypes: async () => ({ objects: [...types], total_rows: types.length }),

  listCreatives: async ({ tx, list, actor }) => {
    const page = await listRows(tx, creatives, list);
    const viewer = { held: actor.permissions, userId: actor.userId };
    const used = await usedAmong(
      tx,
      'creative',
      page.objects.map(({ id }) => id),
    );
    return {
      objects: page.objects.map((row) => presentRow(row, viewer, used.has(row.id))),
      total_rows: page.total_rows,
    };
  },

  countCreatives: async ({ tx, list }) => ({ counts: await countByStatusOf(tx, list) }),

  countCreativeLabels: async ({ tx, list }) => ({ counts: await countLabelsOf(tx, list) }),

  exportCreatives: async (call) =>
    exportRows(call, creatives, 'creatives', {
      Creative: (row) => row.name,
      Advertiser: (row) => row.advertiser_name,
      Account: (row) => row.account_name,
      Subject: (row) => row.subject,
      Status: (row) => row.status,
      'Open findings': (row) => row.open_findings,
      Labels: (row) => row.labels.join(', '),
      Updated: (row) => row.updated_at,
    }),

  getCreative: async (call) => showRecord(call, call.tx, call.path.id),

  createCreative: async (call) => {
    const id = await createCreative(call, call.body);
    return call.read((tx) => showRecord(call, tx, id, 201));
  },

  updateCreative: async (call) => {
    const { path, ifMatch, body } = call;
    await updateCreative(call, { id: path.id, ifMatch, fields: body }, (tx) => show(call, tx, call.path.id));
    return call.read((tx) => showRecord(call, tx, call.path.id));
  },

  changeCreativeLabels: async (call) => {
    await changeLabels(call.tx, call.path.id, call.body);
    return showRecord(call, call.tx, call.path.id);
  },

  duplicateCreative: async (call) => {
    const id = await duplicateCreative(call.tx, call.path.id, call.actor.userId);
    return showRecord(call, call.tx, id, 201);
  },

  deleteCreative: async (call) => {
    const { tx, deps, path, ifMatch } = call;
    await deleteCreative(tx, deps.files, { id: path.id, ifMatch }, () => show(call, call.tx, call.path.id));
    return noContent();
  },

  listCreativeRevisions: async (call) => {
    const { tx, path, list, deps, actor } = call;
    await reach(tx, path.id);
    const page = await listRows(tx, revisions, list, ofCreative(path.id));
    const { pins } = await usedBy(tx, path.id);
    const to = addresses(deps, actor);
    return { objects: page.objects.map((row) => presentRevision(row, pins, to)), total_rows: page.total_rows };
  },

  listCreativeFindings: async ({ tx, path, query }) => {
    const { revisionId } = await reach(tx, path.id);
    const all = revisionId === null ? [] : await findingsOf(tx, revisionId);
    const { offset, limit } = parsePart(query) ?? { offset: 0, limit: all.length };
    return { objects: all.slice(offset, offset + limit).map(presentFinding), total_rows: all.length };
  },

  validateCreative: async (call) => {
    await validateCreative(call.tx, call.path.id, call.body?.draft === true);
    return showRecord(call, call.tx, call.path.id, 202);
  },

  rejectCreative: async (call) => {
    const { tx, path, body, actor } = call;
    if (body.withdraw) await withdrawRejection(tx, path.id);
    else await rejectCreative(tx, path.id, body.reason, actor.userId);
    return showRecord(call, tx, path.id);
  },

  overrideCreativeErrors: async (call) => {
    const { tx, path, body, actor } = call;
    await overrideErrors(tx, path.id, body ?? {}, actor.userId);
    return showRecord(call, tx, path.id);
  },

  listSeeds: async ({ tx, query }) => {
    const { revisionId } = await reach(tx, query['creative_id:eq']);
    if (revisionId === null) return { objects: [], total_rows: 0 };
    return seedsIn(tx, revisionId, { list: query['list:eq'], limit: query['count:eq'] ?? 1000 });
  },
});

const inBulk = {
  validate: { operation: 'validateCreative', needs: [['can_validate_links']] },
  duplicate: { operation: 'duplicateCreative', needs: [['can_add_creative']] },
  delete: { operation: 'deleteCreative', needs: [['can_delete_creative']] },
  add_label: {
    operation: 'changeCreativeLabels',
    needs: [['can_update_creative']],
    body: ({ label }: { label?: string }) => ({ add: [namedLabel(label)] }),
  },
  remove_label: {
    operation: 'changeCreativeLabels',
    needs: [['can_update_creative']],
    body: ({ label }: { label?: string }) => ({ remove: [namedLabel(label)] }),
  },
} as const;

export const creativeHandlers = {
  ...single,
  ...handlers({ bulkCreatives: (call) => doInBulk(call, creatives, inBulk, single) }),
};
