import { Readable } from 'node:stream';
import { isStatus } from '@mailroom/domain/statuses/statuses';
import { answer, download, noContent, record } from '../../contract/answer.ts';
import { doInBulk } from '../../contract/bulk.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { findRow, listRows } from '../../platform/list/rows.reads.ts';
import { usedAmong, usesOf } from '../../platform/uses/unused.ts';
import {
  optOutCounts,
  presentAudience,
  presentConsent,
  presentMember,
  presentRejectedRow,
  presentRow,
  presentUpload,
  type Pin,
} from './audiences.present.ts';
import { shownVersion } from './audiences.policy.ts';
import { nameInScope, shownVersionOf, type LatestVersion } from './audiences.repository.ts';
import { audiences } from './audiences.resource.ts';
import {
  cancelImport,
  correctRejects,
  createAudience,
  deleteAudience,
  suppressPeople,
  updateAudience,
} from './audiences.service.ts';
import { membersIn } from './members.repository.ts';
import { correctRows, rejectedRowsIn } from './rejectedRows.service.ts';
import { compareFile } from './ingests/compare.service.ts';
import { importedAnywayOf } from './import/importedAnyway.reads.ts';
import { profileConsent } from './import/consentProfile.service.ts';
import { countSuppression } from './import/consentSuppression.service.ts';
import { sampleFile } from './import/sample.service.ts';
import { ingestsOf } from './ingests/ingests.repository.ts';
import { examplesOf, optOutExamplesOf } from './import/leftRows.repository.ts';
import { exampleFaults, optOutLines, rejectLines } from './import/leftRows.ts';
import { knownUpload, readAgain, uploadAudience } from './import/uploads.service.ts';

async function pinsOf(tx: Tx, id: number): Promise<{ pins: Pin[]; isPinned: boolean }> {
  const used = await usesOf(tx, 'audience', id);
  const pins: Pin[] = [];
  for (const { id: productId, name, status = '', versionNumber } of used) {
    if (versionNumber === undefined || !isStatus('product', status)) continue;
    pins.push({ product_id: productId, product_name: name, version_number: versionNumber, product_status: status });
  }
  return { pins: pins.slice(0, 100), isPinned: used.length > 0 };
}

async function show({ actor }: Pick<Call, 'actor'>, tx: Tx, id: number) {
  const row = await findRow(tx, audiences, id);
  if (!row) throw notFound();
  const { pins, isPinned } = await pinsOf(tx, id);
  const shown = shownVersion(row);
  const examples = shown ? await examplesOf(tx, shown.id, Object.keys(shown.reject_counts)) : [];
  const ingests = shown ? await ingestsOf(tx, shown.id) : [];
  const version = examples.length > 0 ? await shownVersionOf(tx, id) : undefined;
  const faults = version && (await exampleFaults(tx, examples, version, ingests));
  const counts = optOutCounts(shown, ingests);
  const optOuts = {
    counts,
    examples: shown ? await optOutExamplesOf(tx, shown.id, counts) : [],
    importedAnyway: shown ? await importedAnywayOf(tx, shown.id) : null,
  };
  // Lists the files of the version in use, even while a newer one is being imported or after it failed.
  const used = row.current && row.current.id !== shown?.id ? await ingestsOf(tx, row.current.id) : ingests;
  const viewer = { held: actor.permissions, now: nowOf(tx), isPinned };
  return presentAudience(row, viewer, { pins, ingests: used, examples, faults, optOuts });
}

async function showRecord(call: Pick<Call, 'actor'>, tx: Tx, id: number, status = 200) {
  const body = await show(call, tx, id);
  return record(body, body.version, status);
}

/** Streams rows of the version that an audience shows. */
async function downloadRows(
  call: Pick<Call<'downloadAudienceRejects'>, 'read' | 'path'>,
  what: string,
  linesOf: (call: Pick<Call, 'read'>, version: LatestVersion) => AsyncIterable<string>,
) {
  const found = await call.read(async (tx) => {
    const name = await nameInScope(tx, call.path.id);
    const version = await shownVersionOf(tx, call.path.id);
    return name !== undefined && version && { name, version };
  });
  if (!found) throw notFound();
  return download(`${found.name} ${what}.csv`, 'text/csv; charset=utf-8', Readable.from(linesOf(call, found.version)));
}

const single = handlers({
  uploadAudienceFile: async (call) => {
    const { body, files, actor, deps } = call;
    const input = { accountId: body.account_id, file: files['audience_csv'], userId: actor.userId };
    return answer(201, presentUpload(await uploadAudience(call, deps.files, input)));
  },

  readAudienceFile: async (call) => {
    const { path, body, actor, deps } = call;
    const { line_end: lineEnd, first_line: firstLine, ...rest } = body;
    const given = { ...rest, ...(lineEnd && { lineEnd }), ...(firstLine !== undefined && { firstLine }) };
    const upload = await readAgain(call, deps.files, { id: path.id, given, userId: actor.userId });
    return answer(201, presentUpload(upload));
  },

  getAudienceFile: async ({ tx, path }) => presentUpload(await knownUpload(tx, path.id)),

  listAudiences: async ({ tx, list, actor }) => {
    const page = await listRows(tx, audiences, list);
    const now = nowOf(tx);
    const held = actor.permissions;
    const used = await usedAmong(
      tx,
      'audience',
      page.objects.map(({ id }) => id),
    );
    const objects = page.objects.map((row) => presentRow(row, { held, now, isPinned: used.has(row.id) }));
    return { objects, total_rows: page.total_rows };
  },

  exportAudiences: async (call) =>
    exportRows(call, audiences, 'audiences', {
      Audience: (row) => row.name,
      Status: (row) => row.status,
      Account: (row) => row.account_name,
      Rows: (row) => (row.current ?? row.latest)?.rows ?? 0,
      Rejected: (row) => (row.current ?? row.latest)?.rejected ?? 0,
      'Opted out': (row) => (row.current ?? row.latest)?.opted_out ?? 0,
      Deliverable: (row) => row.current?.deliverable ?? 0,
      Updated: (row) => row.updated_at,
    }),

  getAudience: async (call) => showRecord(call, call.tx, call.path.id),

  createAudience: async (call) => {
    const id = await createAudience(call.tx, call.body, call.actor);
    return showRecord(call, call.tx, id, 202);
  },

  updateAudience: async (call) => {
    const { tx, path, body, actor, ifMatch } = call;
    await updateAudience(tx, { id: path.id, body, actor, ifMatch }, () => show(call, tx, path.id));
    return showRecord(call, tx, path.id);
  },

  correctAudienceRejects: async (call) => {
    const { tx, path, body, actor, ifMatch } = call;
    await correctRejects(tx, { id: path.id, body, actor, ifMatch }, () => show(call, tx, path.id));
    return showRecord(call, tx, path.id, 202);
  },

  correctAudienceRows: async (call) => {
    const { path, body, ifMatch } = call;
    const asked = { id: path.id, versionId: body.version_id, rows: body.rows, ifMatch };
    return correctRows(call, asked, {
      show: (tx) => show(call, tx, path.id),
      done: (tx) => showRecord(call, tx, path.id, 202),
    });
  },

  listRejectedRows: async ({ tx, path, list }) => {
    const { rows, ...page } = await rejectedRowsIn(tx, path.id, list);
    return { objects: rows.map(presentRejectedRow), ...page };
  },

  compareAudienceFile: (call) => compareFile(call, call.deps.files, call.path.id, call.body),

  deleteAudience: async (call) => {
    const { tx, deps, path, ifMatch } = call;
    await deleteAudience(tx, deps, path.id, ifMatch, () => show(call, tx, path.id));
    return noContent();
  },

  cancelAudienceImport: async (call) => {
    await cancelImport(call.tx, call.path.id, call.actor);
    return showRecord(call, call.tx, call.path.id);
  },

  suppressAudienceOptOuts: async (call) => {
    await suppressPeople(call.tx, call.path.id, call.actor);
    return showRecord(call, call.tx, call.path.id);
  },

  listAudienceMembers: async ({ tx, path, list }) => {
    const page = await membersIn(tx, path.id, list);
    return { objects: page.objects.map(presentMember), total_rows: page.total_rows };
  },

  profileAudienceConsent: async (call) =>
    presentConsent(await profileConsent(call, call.deps.files, call.path.id, call.body)),

  countConsentSuppression: (call) => countSuppression(call, call.deps.files, call.path.id, call.body),

  sampleAudienceFile: (call) => sampleFile(call, call.deps.files, call.path.id, call.body),

  downloadAudienceRejects: (call) => downloadRows(call, 'rejects', rejectLines),

  downloadAudienceOptOuts: (call) => downloadRows(call, 'opted out', optOutLines),
});

const inBulk = {
  cancel: { operation: 'cancelAudienceImport', needs: [['can_update_audience']] },
  delete: { operation: 'deleteAudience', needs: [['can_delete_audience']] },
} as const;

export const audienceHandlers = {
  ...single,
  ...handlers({ bulkAudiences: (call) => doInBulk(call, audiences, inBulk, single) }),
};
