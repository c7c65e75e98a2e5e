import type { V1Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { can } from '@mailroom/domain/access/can';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AccountRow } from './accounts.resource.ts';

const LINK_SECONDS = 300;

/** The account's page in the CRM, or null when no CRM is configured. */
function crmUrl(deps: Deps, sfAccountId: string): string | null {
  const { crmUrl: base } = deps.settings;
  return base ? new URL(encodeURIComponent(sfAccountId), base).href : null;
}

/** Id, name and logo for everybody who reaches the account; everything else only with can_view_account. */
export function presentAccount(row: AccountRow, actor: UserActor, deps: Deps): V1Schemas['Account'] {
  const { permissions } = actor;
  const known = {
    id: row.id,
    name: row.name,
    logo: row.logo_file_id === null ? null : deps.files.url({ id: row.logo_file_id }, actor.userId, LINK_SECONDS),
    version: row.version,
    reasons: [],
    actions: [
      toAction('update', permissions, { needs: [['can_update_account']] }),
      toAction('update_settings', permissions, { needs: [['can_modify_account_settings']] }),
      toAction('upload_logo', permissions, { needs: [['can_upload_account_logo']] }),
      toAction('link_users', permissions, { needs: [['can_update_user']] }),
    ],
  };
  if (!can(permissions, 'can_view_account')) return known;
  return {
    ...known,
    sf_account_id: row.sf_account_id,
    test_seed_email_address: row.test_seed_email_address,
    test_seed_ecid: row.test_seed_ecid,
    owner_phone: row.owner_phone,
    status: row.status,
    time_zone: row.time_zone,
    crm_url: crmUrl(deps, row.sf_account_id),
    hold_minutes: row.hold_minutes,
    undo_seconds: row.undo_seconds,
    send_rate_per_minute: row.send_rate_per_minute,
    deployment_delta_days: row.deployment_delta_days,
    volume_tolerance_percent: row.volume_tolerance_percent,
    reject_limit_percent: row.reject_limit_percent,
    retention_days: row.retention_days,
    sign_offs_needed: row.sign_offs_needed,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
