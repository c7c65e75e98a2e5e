import { sql, type RawBuilder } from 'kysely';

/** Columns or values of whose address it is, and for whom it would be mailed. */
export type Addressee = {
  email: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  advertiserId: RawBuilder<unknown>;
};

/** Whether a list of the house, of the account or of this advertiser holds the address now, as it is or by its domain. */
export const isSuppressed = ({
  email,
  accountId,
  advertiserId,
}: Addressee): RawBuilder<boolean> => sql<boolean>`exists (
  select from suppression_entry e join suppression_list l on l.id = e.list_id
   where (e.kind, e.value) in (('sha256', encode(sha256(convert_to(${email}, 'UTF8')), 'hex')),
                               ('md5', md5(${email})), ('domain', split_part(${email}, '@', 2)))
     and e.excepted_at is null and l.is_active
     and (l.account_id is null or l.account_id = ${accountId})
     and (l.advertiser_id is null or l.advertiser_id = ${advertiserId}))`;
