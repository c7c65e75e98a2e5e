import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import type { Campaign } from '../orders.ts';

/** The calls on a campaign's creative by somebody who may reject it, withdraw that, and change its content. */
export async function creativeCalls(app: TestApp, { accountId, creativeId }: Campaign) {
  const keeper = await app.user({
    accounts: [accountId],
    permissions: ['can_view_creative', 'can_update_creative', 'can_validate_links'],
  });
  const url = `/api/v1/creative/${creativeId}`;
  const reject = async (body: object = { reason: 'Wrong price' }): Promise<void> => {
    expect((await app.as(keeper).post(`${url}/reject`, body)).status).toBe(200);
  };
  return {
    reject,
    withdraw: () => reject({ withdraw: true }),
    /** Makes a revision with another subject, which waits for its check. */
    revise: async (subject: string): Promise<void> => {
      expect((await app.as(keeper).form('PATCH', url, { fields: { subject } })).status).toBe(200);
    },
    validate: async (): Promise<void> => {
      expect((await app.as(keeper).post(`${url}/validate`, {})).status).toBe(202);
    },
  };
}
