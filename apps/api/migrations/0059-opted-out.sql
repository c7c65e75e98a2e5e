-- Rows of an audience's file that say that the person must not be mailed. They are neither members nor rejected.
alter table audience_version
  add column opted_out bigint not null default 0,
  -- How many of them each column of the file left out, by the column's place.
  add column opt_out_counts jsonb not null default '{}';

-- `cell` is what the column says. The digest finds other rows of the same person, and goes when the person is erased.
create table audience_opt_out (
  account_id int not null references account,
  version_id int not null,
  line bigint not null,
  column_at int not null,
  cell text not null,
  raw text not null,
  email_hash bytea,
  primary key (account_id, version_id, line),
  foreign key (account_id, version_id) references audience_version (account_id, id) on delete cascade
);
call protect_tenant('audience_opt_out');

drop trigger audit on audience_version;
create trigger audit after insert or update on audience_version for each row execute function record_change('audience_version',
  'rows,accepted,rejected,duplicates,suppressed,opted_out,merged,reject_counts,opt_out_counts,suppressed_now,suppressed_by_house,deliverable,bytes_read,checkpoint,rolling_hash,fence,recounted_at',
  '', 'audience_id,file_name');

create or replace function erase_person(account int, address text, digest bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  erased text := lower(address);
  erased_hash bytea := sha256(convert_to(lower(address), 'UTF8'));
  versions int[];
  messages bigint;
  counts jsonb;
begin
  if not in_reach(account) then raise exception 'account % is out of reach', account; end if;
  perform walls.open();
  select coalesce(array_agg(distinct m.version_id), '{}') into versions from audience_member m
   where m.account_id = account and m.email_hash = erased_hash;
  perform from audience_version v where v.id = any(versions) order by v.id for update;
  with gone as (
    delete from audience_member m where m.version_id = any(versions) and m.email = erased returning m.version_id, m.is_suppressed)
  update audience_version v
     set suppressed_now = v.suppressed_now - g.is_suppressed::int, deliverable = v.deliverable - (not g.is_suppressed)::int
    from gone g where v.id = g.version_id and v.state = 'sealed';
  update audience_reject r set raw = '' where r.account_id = account and position(erased in lower(r.raw)) > 0;
  update audience_opt_out o set raw = '', cell = '', email_hash = null
   where o.account_id = account and (o.email_hash = erased_hash or position(erased in lower(o.raw)) > 0);
  update message m set email = null, merge = '{}', response = null
   where m.account_id = account and m.email_hmac = digest and (m.email is not null or m.merge <> '{}' or m.response is not null);
  get diagnostics messages = row_count;
  perform walls.close();
  counts := jsonb_build_object('versions', cardinality(versions), 'messages', messages);
  perform walls.note(account, 'erasure', counts);
  return counts;
end $$;

-- Also the opted-out rows of versions that were sealed before the day; their numbers stay.
create or replace function forget_before(account int, day timestamptz, most int) returns jsonb language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  people bigint;
  opted_out bigint;
  messages bigint;
  counts jsonb;
begin
  if not in_reach(account) then raise exception 'account % is out of reach', account; end if;
  perform walls.open();
  with old as (
    select m.version_id, m.email from audience_version v join audience_member m on m.account_id = v.account_id and m.version_id = v.id
     where v.account_id = account and v.state <> 'importing' and v.sealed_at < day
       and not exists (select from launch l where l.account_id = v.account_id and l.version_id = v.id and l.ended_at is null)
     limit most)
  delete from audience_member m using old where m.version_id = old.version_id and m.email = old.email;
  get diagnostics people = row_count;
  with old as (
    select o.version_id, o.line from audience_version v join audience_opt_out o on o.account_id = v.account_id and o.version_id = v.id
     where v.account_id = account and v.state <> 'importing' and v.sealed_at < day and o.email_hash is not null
     limit most)
  update audience_opt_out o set raw = '', cell = '', email_hash = null from old
   where o.account_id = account and o.version_id = old.version_id and o.line = old.line;
  get diagnostics opted_out = row_count;
  with old as (
    select m.id from message m
     where m.account_id = account and m.email is not null and m.settled_at < day
       and m.state in ('accepted', 'refused', 'suppressed late', 'withdrawn') limit most)
  update message m set email = null, merge = '{}', response = null from old where m.id = old.id;
  get diagnostics messages = row_count;
  perform walls.close();
  people := people + opted_out;
  counts := jsonb_build_object('people', people, 'messages', messages);
  if people + messages > 0 then perform walls.note(account, 'retention', counts); end if;
  return counts;
end $$;
