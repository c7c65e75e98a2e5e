import type { V1Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { noContent, record } from '../../../contract/answer.ts';
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

interface Uploaded {
  advertiser_banner?: StagedFile | undefined;
  advertiser_test_csv?: StagedFile | undefined;
  advertiser_live_csv?: StagedFile | undefined;
}

/** Keeps the uploaded files and returns the columns that point to them. */
async function keepFiles(tx: Tx, deps: Deps, accountId: number, files: Uploaded) {
  for (const file of [files.advertiser_banner, files.advertiser_test_csv, files.advertiser_live_csv]) {
    if (file) await deps.files.keep(tx, file.id, accountId);
  }
  return {
    ...(files.advertiser_banner && { banner_file_id: files.advertiser_banner.id }),
    ...(files.advertiser_test_csv && { test_seed_file_id: files.advertiser_test_csv.id }),
    ...(files.advertiser_live_csv && { live_seed_file_id: files.advertiser_live_csv.id }),
  };
}

/** The form without its files, which arrive separately as staged files. */
function fieldsOf<T extends object>(body: T): Omit<T, keyof Uploaded> {
  const {
    advertiser_banner: _banner,
    advertiser_test_csv: _test,
    advertiser_live_csv: _live,
    ...fields
  } = body as T & Partial<Record<keyof Uploaded, unknown>>;
  return fields as Omit<T, keyof Uploaded>;
}

export const advertiserHandlers = handlers({
  listAdvertisers: async ({ tx, list, actor, deps }) =>
    pageOfV1(await listRows(tx, advertisers, list), (row) => present(row, actor, deps)),

  getAdvertiser: async ({ tx, path, actor, deps }) => {
    const row = await recordOf(tx, advertisers, path.id);
    return record(present(row, actor, deps), row.version);
  },

  createAdvertiser: async ({ write, body, files, actor, deps }) => {
    const banner = await picture(deps, actor, 'advertiser_banner', 'advertiser_banner', files['advertiser_banner']);
    const row = await write(async (tx) => {
      await accountInReach(tx, body.account_id);
      await requireVertical(tx, body.vertical_id);
      const kept = await keepFiles(tx, deps, body.account_id, { ...files, advertiser_banner: banner });
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
      const kept = await keepFiles(tx, deps, before.account_id, { ...files, advertiser_banner: banner });
      await updateAdvertiser(tx, path.id, { ...fieldsOf(body), ...kept });
      await changed(tx, 'advertiser', path.id, before.account_id);
      return recordOf(tx, advertisers, path.id);
    });
    return record(present(row, actor, deps), row.version);
  },

  deleteAdvertiser: async ({ tx, path, actor, deps, ifMatch }) => {
    const before = await lockAdvertiser({ tx, actor, deps }, path.id, ifMatch);
    await refuseWhileUsed(tx, 'advertiser', path.id);
    await deleteAdvertiser(tx, path.id);
    await changed(tx, 'advertiser', path.id, before.account_id);
    return noContent();
  },
});
