import type { V1Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { noContent, record } from '../../../contract/answer.ts';
import { exportRows } from '../../../contract/exportRows.ts';
import { handlers } from '../../../contract/handlers.ts';
import { invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { changed } from '../../../platform/facts/changed.ts';
import type { StagedFile } from '../../../platform/files/file.ts';
import type { StoredFile } from '../../../platform/files/files.reads.ts';
import { pageOfV1 } from '../../../platform/list/page.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { refuseWhileUsed } from '../../../platform/uses/unused.ts';
import { accountInReach } from '../accounts.reads.ts';
import { deleteAdvertiser, hasVertical, insertAdvertiser, updateAdvertiser } from './advertisers.repository.ts';
import { advertisers } from './advertisers.resource.ts';
import type { AdvertiserRow } from './advertisers.resource.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { picture } from '../pictureUpload.ts';

const LINK_SECONDS = 300;

function presentFile(file: StoredFile | null) {
  return file && { name: file.name, size: file.size, sha256: file.sha256 };
}

function present(row: AdvertiserRow, actor: UserActor, deps: Deps): V1Schemas['Advertiser'] {
  return {
    id: row.id,
    account_id: row.account_id,
    advertiser_name: row.advertiser_name,
    vertical: row.vertical,
    website: row.website,
    domain: row.domain,
    banner: row.banner_file_id === null ? null : deps.files.url({ id: row.banner_file_id }, actor.userId, LINK_SECONDS),
    test_seeds: presentFile(row.test_seeds),
    live_seeds: presentFile(row.live_seeds),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    reasons: [],
    actions: [
      toAction('update', actor.permissions, { needs: [['can_update_advertiser']] }),
      toAction('delete', actor.permissions, { needs: [['can_delete_advertiser']], confirm: 'Are you sure?' }),
    ],
  };
}

function lockAdvertiser(
  { tx, actor, deps }: { tx: Tx; actor: UserActor; deps: Deps },
  id: number,
  ifMatch: number | undefined,
): Promise<AdvertiserRow> {
  return lockForEdit(tx, {
    table: 'advertiser',
    resource: advertisers,
    id,
    ifMatch,
    present: (row) => present(row, actor, deps),
  });
}

async function requireVertical(tx: Tx, id: number | undefined): Promise<void> {
  if (id !== undefined && !(await hasVertical(tx, id))) throw invalid({ vertical_id: 'This vertical does not exist' });
}

const FILE_COLUMNS = {
  advertiser_banner: 'banner_file_id',
  advertiser_test_csv: 'test_seed_file_id',
  advertiser_live_csv: 'live_seed_file_id',
} as const;

type FileField = keyof typeof FILE_COLUMNS;
type Uploaded = Partial<Record<FileField, StagedFile>>;

/** Keeps the uploaded files, and returns the columns that change: to a new file, or to null where the form removes one. */
async function keepFiles(
  tx: Tx,
  deps: Deps,
  accountId: number,
  files: Uploaded,
  body: Readonly<Partial<Record<FileField, unknown>>>,
) {
  const columns: Partial<Record<(typeof FILE_COLUMNS)[FileField], number | null>> = {};
  for (const field of Object.keys(FILE_COLUMNS) as FileField[]) {
    const file = files[field];
    if (file) await deps.files.keep(tx, file.id, accountId);
    if (file || body[field] === null) columns[FILE_COLUMNS[field]] = file?.id ?? null;
  }
  return columns;
}

/** Removes files that the advertiser no longer has: those of the columns that changed. */
async function doomFiles(tx: Tx, deps: Deps, before: AdvertiserRow, columns: readonly string[]): Promise<void> {
  const files = {
    banner_file_id: before.banner_file_id,
    test_seed_file_id: before.test_seeds?.id ?? null,
    live_seed_file_id: before.live_seeds?.id ?? null,
  };
  for (const [column, id] of Object.entries(files)) {
    if (id !== null && columns.includes(column)) await deps.files.doom(tx, id);
  }
}

/** The form without its files, which arrive separately as staged files. */
function fieldsOf<T extends object>(body: T): Omit<T, FileField> {
  const {
    advertiser_banner: _banner,
    advertiser_test_csv: _test,
    advertiser_live_csv: _live,
    ...fields
  } = body as T & Partial<Record<FileField, unknown>>;
  return fields as Omit<T, FileField>;
}

function uploadedFiles(files: Readonly<Record<string, StagedFile>>, banner: StagedFile | undefined): Uploaded {
  const { advertiser_test_csv: testSeeds, advertiser_live_csv: liveSeeds } = files;
  return {
    ...(banner && { advertiser_banner: banner }),
    ...(testSeeds && { advertiser_test_csv: testSeeds }),
    ...(liveSeeds && { advertiser_live_csv: liveSeeds }),
  };
}

export const advertiserHandlers = handlers({
  listAdvertisers: async ({ tx, list, actor, deps }) =>
    pageOfV1(await listRows(tx, advertisers, list), (row) => present(row, actor, deps)),

  exportAdvertisers: async (call) =>
    exportRows<AdvertiserRow>(call, advertisers, 'advertisers', {
      ID: (row) => row.id,
      'Advertiser Name': (row) => row.advertiser_name,
      Vertical: (row) => row.vertical?.name,
    }),

  getAdvertiser: async ({ tx, path, actor, deps }) => {
    const row = await recordOf(tx, advertisers, path.id);
    return record(present(row, actor, deps), row.version);
  },

  createAdvertiser: async ({ write, body, files, actor, deps }) => {
    const banner = await picture(deps, actor, 'advertiser_banner', 'advertiser_banner', files['advertiser_banner']);
    const row = await write(async (tx) => {
      await accountInReach(tx, body.account_id);
      await requireVertical(tx, body.vertical_id);
      const kept = await keepFiles(tx, deps, body.account_id, uploadedFiles(files, banner), body);
      const id = await insertAdvertiser(tx, { ...fieldsOf(body), ...kept, created_by: actor.userId });
      await changed(tx, 'advertiser', id, body.account_id);
      return recordOf(tx, advertisers, id);
    });
    return record(present(row, actor, deps), row.version, 201);
  },

  updateAdvertiser: async ({ write, path, body, files, actor, deps, ifMatch }) => {
    const banner = await picture(deps, actor, 'advertiser_banner', 'advertiser_banner', files['advertiser_banner']);
    const row = await write(async (tx) => {
      const before = await lockAdvertiser({ tx, actor, deps }, path.id, ifMatch);
      await requireVertical(tx, body.vertical_id);
      const kept = await keepFiles(tx, deps, before.account_id, uploadedFiles(files, banner), body);
      await updateAdvertiser(tx, path.id, { ...fieldsOf(body), ...kept });
      await doomFiles(tx, deps, before, Object.keys(kept));
      await changed(tx, 'advertiser', path.id, before.account_id);
      return recordOf(tx, advertisers, path.id);
    });
    return record(present(row, actor, deps), row.version);
  },

  deleteAdvertiser: async ({ tx, path, actor, deps, ifMatch }) => {
    const before = await lockAdvertiser({ tx, actor, deps }, path.id, ifMatch);
    await refuseWhileUsed(tx, 'advertiser', path.id);
    await deleteAdvertiser(tx, path.id);
    await doomFiles(tx, deps, before, Object.values(FILE_COLUMNS));
    await changed(tx, 'advertiser', path.id, before.account_id);
    return noContent();
  },
});
