import type { Permission } from '@mailroom/domain/access/permissions';
import { compareAgain } from '../modules/audiences/audiences.queues.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { TestApp } from './app.ts';
import type { TestResponse } from './client.ts';
import type { TestUser } from './factories.ts';

const EVERYTHING_WITH_AUDIENCES: readonly Permission[] = [
  'can_view_audience',
  'can_add_audience',
  'can_update_audience',
  'can_delete_audience',
  'can_upload_file',
];

/** Runs what the first start after the upgrade to canonical addresses runs. */
export async function compareEverybody(app: TestApp): Promise<void> {
  await app.sql(
    `insert into comparison_due (account_id, version_id) select account_id, id from audience_version where state in ('importing', 'sealed')`,
  );
  await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, compareAgain, {}));
  await app.runJobs();
}

export interface Desk {
  account: number;
  anna: TestUser;
  upload(csv: string | Buffer, name?: string): Promise<TestResponse>;
  /** Uploads a file and creates an audience from it with the guessed mapping. Its import hasn't run yet. */
  add(csv: string | Buffer, more?: Record<string, unknown>): Promise<TestResponse>;
  /** The same, imported. */
  imported(csv: string | Buffer, more?: Record<string, unknown>): Promise<TestResponse>;
  show(id: number): Promise<TestResponse>;
}

/** An account and a user who may do everything with its audiences. */
export async function desk(app: TestApp, account?: number): Promise<Desk> {
  const own = account ?? (await app.account());
  const anna = await app.user({ accounts: [own], permissions: EVERYTHING_WITH_AUDIENCES });
  const upload = (csv: string | Buffer, name = 'people.csv') =>
    app.as(anna).form('POST', '/api/v1/audience/file', {
      fields: { account_id: String(own) },
      files: { audience_csv: { name, type: 'text/csv', content: csv } },
    });
  const add = async (csv: string | Buffer, more: Record<string, unknown> = {}) => {
    const { status, body, text } = await upload(csv);
    if (status !== 201) throw new Error(`upload: ${status} ${text}`);
    const fields = { account_id: own, name: 'Readers', upload_id: body.id, mapping: body.mapping };
    return app.as(anna).post('/api/v1/audience', { ...fields, ...more });
  };
  const show = (id: number) => app.as(anna).get(`/api/v1/audience/${id}`);
  const imported = async (csv: string | Buffer, more?: Record<string, unknown>) => {
    const { status, body, text } = await add(csv, more);
    if (status !== 202) throw new Error(`add: ${status} ${text}`);
    await app.runJobs();
    return show(body.id);
  };
  return { account: own, anna, upload, add, imported, show };
}
