-- stop-first: the program before this one deletes products, audiences and creatives without the doors made here, and its
-- checks replace the links of revisions that are frozen from now on.

-- The database refuses what must never happen, so that a bug in the program can't do it either: changes to an audience
-- version or a creative revision once a launch used it, to manifests, to the links of a launch, and to messages that
-- have ended. Triggers refuse them for every role, the owner included, unless one of three doors is open.

-- The transactions in which a door is open. Only the owner's functions reach this schema.
create schema walls;
create table walls.open_door (transaction xid8 primary key);

create function walls.open() returns void language sql security definer set search_path = pg_catalog as $$
  insert into walls.open_door (transaction) values (pg_current_xact_id()) on conflict do nothing $$;
create function walls.close() returns void language sql security definer set search_path = pg_catalog as $$
  delete from walls.open_door where transaction = pg_current_xact_id() $$;
revoke all on function walls.open(), walls.close() from public;

create function walls.refuse(what text) returns void language plpgsql as $$
begin
  if exists (select from walls.open_door where transaction = pg_current_xact_id_if_assigned()) then return; end if;
  raise exception '%', what using errcode = 'MR002';
end $$;
revoke all on function walls.refuse(text) from public;

-- Whether the caller's transaction may act for the account. Asked inside functions of the owner, whom no policy limits.
create function in_reach(account int) returns boolean language sql stable set search_path = pg_catalog as $$
  select current_setting('role', true) = 'mailroom_super'
      or account = any(coalesce(nullif(current_setting('app.accounts', true), ''), '{}')::int[]) $$;

-- 1. Used versions and revisions

alter table audience_version add column used_at timestamptz;
alter table creative_revision add column used_at timestamptz;

alter table audience_version disable trigger audit;
update audience_version v set used_at = l.at
  from (select version_id, min(launched_at) as at from launch group by version_id) l where l.version_id = v.id;
update creative_revision r set used_at = l.at
  from (select revision_id, min(launched_at) as at from launch group by revision_id) l where l.revision_id = r.id;
alter table audience_version enable trigger audit;

-- A launch pins its parts. The first one marks them; each holds them, so that a correction of the same version, which
-- locks it for update, ends before the launch or begins after it.
create function pin_parts() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform from audience_version where account_id = new.account_id and id = new.version_id and used_at is not null for share;
  if not found then
    update audience_version set used_at = new.launched_at
     where account_id = new.account_id and id = new.version_id and used_at is null;
  end if;
  perform from creative_revision where account_id = new.account_id and id = new.revision_id and used_at is not null for share;
  if not found then
    update creative_revision set used_at = new.launched_at
     where account_id = new.account_id and id = new.revision_id and used_at is null;
  end if;
  return new;
end $$;
create trigger pin_parts before insert on launch for each row execute function pin_parts();

-- keep_used(columns that may still change, comma-separated): the rest of the row is what the launch promised.
create function keep_used() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    perform walls.refuse(format('%s %s was used by a launch and can''t be deleted', tg_table_name, old.id));
    return old;
  end if;
  if to_jsonb(new) - string_to_array(tg_argv[0], ',') <> to_jsonb(old) - string_to_array(tg_argv[0], ',') then
    perform walls.refuse(format('%s %s was used by a launch and can''t be changed', tg_table_name, old.id));
  end if;
  return new;
end $$;
create trigger keep_used before update or delete on audience_version for each row when (old.used_at is not null)
  execute function keep_used('suppressed_now,deliverable,recounted_at');
-- A check writes its result on the revision. The banner is a picture for our own screens and is never mailed.
create trigger keep_used before update or delete on creative_revision for each row when (old.used_at is not null)
  execute function keep_used('check_state,check_fence,check_progress,check_started_at,check_finished_at,check_error,banner_file_id');

-- Members are looked at once per statement: an import adds millions of them, and deletes them again when it fails.
create or replace function members_have_version() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  target record;
begin
  for target in
    select n.version_id, v.id, v.used_at from (select distinct account_id, version_id from added) n
      left join audience_version v on v.account_id = n.account_id and v.id = n.version_id
  loop
    if target.id is null then
      raise foreign_key_violation using message = 'audience_member: there is no such version of the account';
    end if;
    if target.used_at is not null then
      perform walls.refuse(format('audience_version %s was used by a launch and takes no more people', target.id));
    end if;
  end loop;
  return null;
end $$;

create function keep_used_members() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  used int;
begin
  select v.id into used from (select distinct account_id, version_id from gone) g
    join audience_version v on v.account_id = g.account_id and v.id = g.version_id and v.used_at is not null limit 1;
  if used is not null then
    perform walls.refuse(format('audience_version %s was used by a launch and keeps its people', used));
  end if;
  return null;
end $$;
create trigger members_deleted after delete on audience_member
  referencing old table as gone for each statement execute function keep_used_members();

-- Every column but is_suppressed. A recount sets only that one, so for it the trigger costs nothing.
create function keep_used_member() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new is distinct from old and exists (select from audience_version v
      where v.account_id = old.account_id and v.id = old.version_id and v.used_at is not null) then
    perform walls.refuse(format('audience_version %s was used by a launch and keeps its people as they are', old.version_id));
  end if;
  return new;
end $$;
create trigger members_changed
  before update of id, account_id, version_id, line, email, email_hash, first_name, last_name, company, country, postal_code, custom
  on audience_member for each row execute function keep_used_member();

create or replace function drop_audience_partition(version int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from audience_version where id = version and (state = 'importing' or not in_reach(account_id))) then
    raise exception 'version % is importing or out of reach', version;
  end if;
  if exists (select from audience_version where id = version and used_at is not null) then
    perform walls.refuse(format('audience_version %s was used by a launch and keeps its people', version));
  end if;
  execute format('drop table if exists public.%I', format('audience_member_%s', version));
end $$;

-- Of a link only the content is frozen: checks and people go on writing results, verdicts and notes.
create function keep_used_link() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  whole creative_link := case when tg_op = 'INSERT' then new else old end;
begin
  if exists (select from creative_revision r where r.account_id = whole.account_id and r.id = whole.revision_id and r.used_at is not null) then
    perform walls.refuse(format('creative_revision %s was used by a launch and keeps its links', whole.revision_id));
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
-- After the insert, because a check of a used revision inserts its links again and updates those that conflict.
create trigger keep_used_inserted after insert on creative_link for each row execute function keep_used_link();
create trigger keep_used_updated before update on creative_link for each row
  when ((old.id, old.account_id, old.creative_id, old.revision_id, old.position, old.text, old.url, old.kind)
        is distinct from (new.id, new.account_id, new.creative_id, new.revision_id, new.position, new.text, new.url, new.kind))
  execute function keep_used_link();
create trigger keep_used_deleted before delete on creative_link for each row execute function keep_used_link();

-- 2. Launches: what was pinned, the manifest and the links

create function keep_launch() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform walls.refuse(format('launch %s keeps its parts and its manifest', old.id));
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_launch before update on launch for each row
  when ((old.account_id, old.product_id, old.attempt, old.revision_id, old.version_id, old.launched_at, old.launched_by)
        is distinct from (new.account_id, new.product_id, new.attempt, new.revision_id, new.version_id, new.launched_at, new.launched_by)
        or old.manifest_hash is not null
           and (old.manifest, old.manifest_hash) is distinct from (new.manifest, new.manifest_hash))
  execute function keep_launch();
create trigger keep_launch_deleted before delete on launch for each row execute function keep_launch();

create function keep_launch_link() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'INSERT' then
    perform walls.refuse(format('launch %s keeps its links', old.launch_id));
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if exists (select from launch l where l.account_id = new.account_id and l.id = new.launch_id and l.manifest_hash is not null) then
    perform walls.refuse(format('launch %s has its manifest and takes no more links', new.launch_id));
  end if;
  return null;
end $$;
create trigger keep_links before update or delete on launch_link for each row execute function keep_launch_link();
create trigger keep_links_inserted after insert on launch_link for each row execute function keep_launch_link();

-- 3. Messages that have ended. The conditions are part of the triggers, so that sending pays next to nothing for them.

create function keep_message() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform walls.refuse(format('message %s is %s and stays as it is', old.id, old.state));
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_message before update on message for each row
  when (old.state in ('accepted', 'refused', 'suppressed late')) execute function keep_message();
-- Nor may a message be forgotten while nobody knows whether it went out: somebody would be mailed twice.
create trigger keep_message_deleted before delete on message for each row
  when (old.state not in ('queued', 'withdrawn')) execute function keep_message();

-- 4. The doors

-- a. Deletions that the product offers. The audit's triggers on these tables write the entry.
create function delete_product(product int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  state record;
begin
  select p.account_id, p.attempt, p.status, p.has_sent into state from product p where p.id = delete_product.product for update;
  if not found or not in_reach(state.account_id) then raise exception 'product % is out of reach', delete_product.product; end if;
  if state.attempt > 0 and (state.status <> 'Cancelled' or state.has_sent) then
    raise exception 'product % was launched and can''t be deleted', delete_product.product using errcode = 'MR002';
  end if;
  perform walls.open();
  delete from product p where p.id = delete_product.product;
  perform walls.close();
end $$;

create function delete_audience(audience int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  account int;
begin
  select a.account_id into account from audience a where a.id = delete_audience.audience for update;
  if account is null or not in_reach(account) then raise exception 'audience % is out of reach', delete_audience.audience; end if;
  if exists (select from launch l join audience_version v on v.account_id = l.account_id and v.id = l.version_id
              where v.account_id = account and v.audience_id = delete_audience.audience) then
    raise exception 'audience % is pinned by a launch', delete_audience.audience using errcode = 'MR002';
  end if;
  perform walls.open();
  perform drop_audience_partition(v.id) from audience_version v
    where v.account_id = account and v.audience_id = delete_audience.audience
      and to_regclass(format('public.audience_member_%s', v.id)) is not null;
  delete from audience a where a.id = delete_audience.audience;
  perform walls.close();
end $$;

-- With its test sends.
create function delete_creative(creative int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  account int;
begin
  select c.account_id into account from creative c where c.id = delete_creative.creative for update;
  if account is null or not in_reach(account) then raise exception 'creative % is out of reach', delete_creative.creative; end if;
  if exists (select from launch l join creative_revision r on r.account_id = l.account_id and r.id = l.revision_id
              where r.account_id = account and r.creative_id = delete_creative.creative) then
    raise exception 'creative % is pinned by a launch', delete_creative.creative using errcode = 'MR002';
  end if;
  perform walls.open();
  delete from creative c where c.id = delete_creative.creative;
  perform walls.close();
end $$;

-- b, c. Erasure and retention. Their entries in the audit hold counts and no address, so that erasing a person leaves the
-- audit's chain whole.
create function walls.note(account int, entity text, counts jsonb) returns void language sql set search_path = pg_catalog, public as $$
  insert into audit_entry (at, request_id, actor, user_id, account_id, entity, entity_id, action, before)
  values (business_now(), nullif(current_setting('app.request', true), ''),
          coalesce(nullif(current_setting('app.actor', true), ''), 'owner'), actor_user(), account, entity, account, 'delete', counts) $$;
revoke all on function walls.note(int, text, jsonb) from public;

-- One person: out of every version of the account; in the ledger only the digest stays, so that nobody is mailed twice.
create function erase_person(account int, address text, digest bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  erased text := lower(address);
  versions int[];
  messages bigint;
  counts jsonb;
begin
  if not in_reach(account) then raise exception 'account % is out of reach', account; end if;
  perform walls.open();
  select coalesce(array_agg(distinct m.version_id), '{}') into versions from audience_member m
   where m.account_id = account and m.email_hash = sha256(convert_to(erased, 'UTF8'));
  perform from audience_version v where v.id = any(versions) order by v.id for update;
  with gone as (
    delete from audience_member m where m.version_id = any(versions) and m.email = erased returning m.version_id, m.is_suppressed)
  update audience_version v
     set suppressed_now = v.suppressed_now - g.is_suppressed::int, deliverable = v.deliverable - (not g.is_suppressed)::int
    from gone g where v.id = g.version_id and v.state = 'sealed';
  update audience_reject r set raw = '' where r.account_id = account and position(erased in lower(r.raw)) > 0;
  update message m set email = null, merge = '{}', response = null
   where m.account_id = account and m.email_hmac = digest and (m.email is not null or m.merge <> '{}' or m.response is not null);
  get diagnostics messages = row_count;
  perform walls.close();
  counts := jsonb_build_object('versions', cardinality(versions), 'messages', messages);
  perform walls.note(account, 'erasure', counts);
  return counts;
end $$;

-- The people of versions that were sealed before a day, and the addresses of messages that ended before it. What a launch
-- that hasn't ended needs stays. Up to `most` rows of each kind, because a transaction must end soon; 0 and 0 say that
-- nothing is left.
create function forget_before(account int, day timestamptz, most int) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  people bigint;
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
    select m.id from message m
     where m.account_id = account and m.email is not null and m.settled_at < day
       and m.state in ('accepted', 'refused', 'suppressed late', 'withdrawn') limit most)
  update message m set email = null, merge = '{}', response = null from old where m.id = old.id;
  get diagnostics messages = row_count;
  perform walls.close();
  counts := jsonb_build_object('people', people, 'messages', messages);
  if people + messages > 0 then perform walls.note(account, 'retention', counts); end if;
  return counts;
end $$;

revoke all on function delete_product(int), delete_audience(int), delete_creative(int), erase_person(int, text, bytea),
  forget_before(int, timestamptz, int) from public;
grant execute on function delete_product(int), delete_audience(int), delete_creative(int), erase_person(int, text, bytea),
  forget_before(int, timestamptz, int) to mailroom_app, mailroom_super;
