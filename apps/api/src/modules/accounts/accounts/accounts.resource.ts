import type { SendHours } from '@mailroom/domain/delivery/paceHours';
import type { WarmUp } from '@mailroom/domain/delivery/paceWarmUp';
import type { ReceiverRate } from '@mailroom/domain/delivery/receiverRates';
import type { CheckChoices } from '@mailroom/domain/verdicts/checkSettings';
import type { CreativePartName } from '@mailroom/domain/verdicts/creativeParts';
import { sql } from 'kysely';
import {
  arrayOf,
  bigint,
  instant,
  int,
  json,
  numeric,
  oneOf,
  orNull,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { textSearch } from '../../../platform/list/textSearch.reads.ts';

const ACCOUNT = {
  id: int,
  name: text,
  sf_account_id: text,
  test_seed_email_address: orNull(text),
  test_seed_ecid: orNull(text),
  owner_phone: orNull(text),
  logo_file_id: orNull(bigint),
  status: oneOf<'Active' | 'Inactive'>(),
  time_zone: text,
  hold_minutes: int,
  undo_seconds: int,
  send_rate_per_minute: orNull(int),
  send_hours: orNull(json<SendHours>()),
  warm_up: orNull(json<WarmUp>()),
  receiver_rates: json<ReceiverRate[]>(),
  deployment_delta_days: int,
  volume_tolerance_percent: numeric,
  reject_limit_percent: numeric,
  retention_days: orNull(int),
  check_choices: json<CheckChoices>(),
  sign_offs_needed: arrayOf(oneOf<CreativePartName>()),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type AccountRow = RowOf<typeof ACCOUNT>;

export const accounts: Resource<AccountRow> = {
  row: ACCOUNT,
  from: sql`account a`,
  columns: sql`a.id, a.name, a.sf_account_id, a.test_seed_email_address, a.test_seed_ecid, a.owner_phone, a.logo_file_id, a.status, a.time_zone, a.hold_minutes, a.undo_seconds,
    a.send_rate_per_minute, a.send_hours, a.warm_up, a.receiver_rates, a.deployment_delta_days, a.volume_tolerance_percent, a.reject_limit_percent, a.retention_days, a.check_choices, a.sign_offs_needed, a.created_at, a.updated_at, a.version`,
  id: sql.ref('a.id'),
  fields: {
    id: { sql: sql.ref('a.id'), type: 'integer' },
    name: { sql: sql`lower(a.name) collate "C"`, type: 'text' },
    sf_account_id: { sql: sql.ref('a.sf_account_id'), type: 'text' },
    test_seed_email_address: { sql: sql.ref('a.test_seed_email_address'), type: 'text' },
    status: { sql: sql.ref('a.status'), type: 'text' },
    created_at: { sql: sql.ref('a.created_at'), type: 'timestamp' },
  },
  search: { name: textSearch(sql`lower(a.name)`, (text) => sql<boolean>`a.id in (select search_account(${text}))`) },
  scope: (tx) => inScope(tx, sql.ref('a.id')),
};
