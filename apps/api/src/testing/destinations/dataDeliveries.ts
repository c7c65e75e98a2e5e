import type { TestApp } from '../app.ts';
import { confirmedProduct, type Sendable } from '../launches.ts';
import { passHour } from '../sending.ts';

type Place = Record<string, unknown>;

type Given = Parameters<typeof confirmedProduct>[1];

export interface Deliverable extends Sendable {
  installId: number;
}

/** A data delivery that is confirmed and starts in an hour, to a destination that passed its check. */
export async function confirmedDelivery(app: TestApp, place: Place, given: Given = {}): Promise<Deliverable> {
  const accountId = await app.account({
    time_zone: 'America/New_York',
    hold_minutes: 0,
    deployment_delta_days: 0,
    undo_seconds: 0,
  });
  const keeper = await app.user({
    accounts: [accountId],
    permissions: [
      'view_install',
      'can_add_install',
      'can_update_install',
      'can_access_internal_s3',
      'can_access_internal_sftp',
    ],
  });
  const made = await app.as(keeper).post('/api/v1/install', { account_id: accountId, name: 'Vault', ...place });
  const installId: number = made.body.id;
  const checked = await app.as(keeper).post(`/api/v1/install/${installId}/check`);
  if (checked.body.last_check_result !== 'passed') throw new Error(checked.text);
  const campaign = await confirmedProduct(app, {
    ...given,
    accountId,
    product: { type: 'Data delivery', install_id: installId, ...given.product },
  });
  return { ...campaign, installId };
}

/** A data delivery of which everything has happened that can. */
export async function sentDelivery(app: TestApp, place: Place, given: Given = {}): Promise<Deliverable> {
  const campaign = await confirmedDelivery(app, place, given);
  await passHour(app);
  return campaign;
}
