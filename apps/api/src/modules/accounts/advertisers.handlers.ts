import type { V1Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions';
import { sql } from 'kysely';
import { noContent, record } from '../../contract/answer.ts';
import { handlers } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { invalid, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { changed } from '../../platform/facts/changed.ts';
import type { StagedFile } from '../../platform/files/file.ts';
import { pageOfV1 } from '../../platform/list/page.ts';
import { findRow, listRows } from '../../platform/list/rows.ts';
import { refuseWhileUsed } from '../../platform/uses/unused.ts';
import { accountInReach } from './accounts.reads.ts';
import { advertisers } from './advertisers.resource.ts';
import type { AdvertiserRow } from './advertisers.resource.ts';
import { picture } from './picture-upload.ts';

const LINK_SECONDS = 300;

function present(row: AdvertiserRow, actor: UserActor, deps: Deps): V1Schemas['Advertiser'] {
  return {
    id: row.id,
    account_id: row.account_id,
    advertiser_name: row.advertiser_name,
    vertical: row.vertical,
    website: row.website,
    domain: row.domain,
    banner: row.banner_file_id === null ? null : deps.files.url({ id: row.banner_file_id }, actor.userId, LINK_SECONDS),
    test_seeds: row.test_seeds,
    live_seeds: row.live_seeds,
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

async function advertiserOf(tx: Tx, id: number): Promise<AdvertiserRow> {
  const row = await findRow(tx, advertisers, id);
  if (!row) throw notFound();
  return row;
}

async function lock(
  tx: Tx,
  id: number,
  ifMatch: number | undefined,
  show: (row: AdvertiserRow) => unknown,
): Promise<AdvertiserRow> {
  await tx.selectFrom('advertiser').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const row = await advertiserOf(tx, id);
  await expectVersion(ifMatch, row, () => show(row));
  return row;
}

async function verticalExists(tx: Tx, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const found = await tx.selectFrom('vertical').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw invalid({ vertical_id: 'There is no such vertical' });
}

interface Uploaded {
  advertiser_banner?: StagedFile | undefined;
  advertiser_test_csv?: StagedFile | undefined;
  advertiser_live_csv?: StagedFile | undefined;
}

/** Keeps what was uploaded and names it in the record's columns. */
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

/** The text columns of a form: its files arrive apart. */
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
    const row = await advertiserOf(tx, path.id);
    return record(present(row, actor, deps), row.version);
  },

  createAdvertiser: async ({ write, body, files, actor, deps }) => {
    const banner = await picture(deps, actor, 'advertiser_banner', 'advertiser_banner', files['advertiser_banner']);
    const row = await write(async (tx) => {
      await accountInReach(tx, body.account_id);
      await verticalExists(tx, body.vertical_id);
      const kept = await keepFiles(tx, deps, body.account_id, { ...files, advertiser_banner: banner });
      const { id } = await tx
        .insertInto('advertiser')
        .values({ ...fieldsOf(body), ...kept, created_by: actor.userId })
        .returning('id')
        .executeTakeFirstOrThrow();
      await changed(tx, 'advertiser', id, body.account_id);
      return advertiserOf(tx, id);
    });
    return record(present(row, actor, deps), row.version, 201);
  },

  updateAdvertiser: async ({ write, path, body, files, actor, deps, ifMatch }) => {
    const banner = await picture(deps, actor, 'advertiser_banner', 'advertiser_banner', files['advertiser_banner']);
    const row = await write(async (tx) => {
      const before = await lock(tx, path.id, ifMatch, (found) => present(found, actor, deps));
      await verticalExists(tx, body.vertical_id);
      const kept = await keepFiles(tx, deps, before.account_id, { ...files, advertiser_banner: banner });
      await tx
        .updateTable('advertiser')
        .set({ ...fieldsOf(body), ...kept, version: sql`version + 1` })
        .where('id', '=', path.id)
        .execute();
      await changed(tx, 'advertiser', path.id, before.account_id);
      return advertiserOf(tx, path.id);
    });
    return record(present(row, actor, deps), row.version);
  },

  deleteAdvertiser: async ({ tx, path, actor, deps, ifMatch }) => {
    const before = await lock(tx, path.id, ifMatch, (found) => present(found, actor, deps));
    await refuseWhileUsed(tx, 'advertiser', path.id);
    await tx.deleteFrom('advertiser').where('id', '=', path.id).execute();
    await changed(tx, 'advertiser', path.id, before.account_id);
    return noContent();
  },
});
