-- A large import is kept apart until its whole file is read: in a table without indexes, under the same policies as the
-- members, that becomes a partition of them at the end. Keeping the indexes row by row took most of an import's time.

-- The version's own table, once it is certain that the version is being imported and within reach.
create function table_apart(version int) returns text language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from audience_version where id = version and state = 'importing'
                    and (current_setting('role', true) = 'mailroom_super'
                         or account_id = any(coalesce(nullif(current_setting('app.accounts', true), ''), '{}')::int[]))) then
    raise exception 'version % is not importing or out of reach', version;
  end if;
  return format('audience_member_%s', version);
end $$;

drop function audience_partition(int);
create function begin_apart(version int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  name text := table_apart(version);
begin
  if to_regclass(format('public.%I', name)) is not null then return; end if;
  execute format('create table public.%I (like public.audience_member including defaults,
                    check (account_id = %s and version_id = %L))',
                 name, (select account_id from audience_version where id = version), version);
  execute format('call public.protect_tenant(%L)', format('public.%I', name));
end $$;

-- One of the members' indexes; each in a transaction of its own, because together they might outlast the longest one.
create function index_apart(version int, which text) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  name text := table_apart(version);
begin
  if to_regclass(format('public.%I', name || '_' || which)) is not null then return; end if;
  case which
    when 'email' then execute format('alter table public.%I add constraint %I primary key (version_id, email)', name, name || '_email');
    when 'id' then execute format('create index %I on public.%I (version_id, id)', name || '_id', name);
    when 'hash' then execute format('create index %I on public.%I (email_hash)', name || '_hash', name);
  end case;
end $$;

-- From now on the rows are reached through the members alone, whose policies apply.
create function end_apart(version int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  name text := table_apart(version);
begin
  execute format('alter table public.audience_member attach partition public.%I for values in (%L)', name, version);
  execute format('revoke all on public.%I from mailroom_app, mailroom_super', name);
end $$;
