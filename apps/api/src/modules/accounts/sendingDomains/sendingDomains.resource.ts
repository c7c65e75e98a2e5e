import type { DnsAnswer } from '@mailroom/domain/sendingDomains/dnsAnswer';
import type { KeyState } from '@mailroom/domain/sendingDomains/keys';
import { sql } from 'kysely';
import { bigint, instant, int, json, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';

/** A key inside a JSON value, where times are text. Its private half is never selected. */
interface KeyJson {
  id: number;
  selector: string;
  state: KeyState;
  public_key: string;
  created_at: string;
  seen_at: string | null;
  lost_at: string | null;
  retired_at: string | null;
}

const SENDING_DOMAIN = {
  id: bigint,
  account_id: int,
  domain: text,
  dns_name: text,
  time_zone: text,
  keys: json<KeyJson[]>(),
  /** The answers of DNS at the last check, by the name of the record. */
  answers: json<Readonly<Record<string, DnsAnswer>>>(),
  /** All sending domains of the account, and the domains that its e-mails come from. */
  domains: json<string[]>(),
  from_domains: json<string[]>(),
  checked_at: orNull(instant),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type SendingDomainRow = RowOf<typeof SENDING_DOMAIN>;

export const sendingDomains: Resource<SendingDomainRow> = {
  row: SENDING_DOMAIN,
  from: sql`sending_domain d join account ac on ac.id = d.account_id`,
  columns: sql`d.id, d.account_id, d.domain, d.dns_name, ac.time_zone,
    (select coalesce(json_agg(json_build_object('id', k.id, 'selector', k.selector, 'state', k.state, 'public_key', k.public_key,
              'created_at', k.created_at, 'seen_at', k.seen_at, 'lost_at', k.lost_at,
              'retired_at', k.retired_at)
              order by array_position(array['next', 'active', 'retired'], k.state)), '[]')
       from sending_key k where k.account_id = d.account_id and k.domain_id = d.id) as keys,
    d.answers,
    (select json_agg(o.dns_name) from sending_domain o where o.account_id = d.account_id) as domains,
    (select coalesce(json_agg(distinct lower(split_part(s.from_email, '@', 2))), '[]') from sender_profile s
      where s.account_id = d.account_id) as from_domains,
    d.checked_at, d.created_at, d.updated_at, d.version`,
  id: sql.ref('d.id'),
  fields: {
    id: { sql: sql.ref('d.id'), type: 'integer' },
    domain: { sql: sql`d.domain collate "C"`, type: 'text' },
    account_id: { sql: sql.ref('d.account_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('d.account_id')),
};
