-- The ground every module stands on: the row scope, stamps, the audit, files, events, idempotency.
-- Roles (mailroom_app: login, noinherit · mailroom_super: nologin, granted to mailroom_app) are made by the runner,
-- because roles belong to the cluster and not to this database.

create extension if not exists pg_trgm;

grant usage on schema public to mailroom_app, mailroom_super;

-- The business clock: the program passes it per transaction, so that tests and demo data can set it.
create function business_now() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, clock_timestamp());

create function actor_user() returns int language sql stable
  return nullif(current_setting('app.user', true), '')::int;

-- The text inside a LIKE pattern: what a person types is matched literally.
create function like_inside(q text) returns text language sql immutable
  return '%' || replace(replace(replace(lower(q), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- Row-level security of one tenant table. The scalar subselect is evaluated once per statement; without it the
-- setting is read once per row (16 times slower on a million rows).
create procedure protect_tenant(tbl regclass, key text default 'account_id') language plpgsql as $$
declare
  mine text := format('%I = any((select nullif(current_setting(''app.accounts'', true), ''''))::int[])', key);
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format('create policy tenant on %s to mailroom_app using (%s) with check (%s)', tbl, mine, mine);
  execute format('create policy house on %s to mailroom_super using (true) with check (true)', tbl);
  execute format('create policy owner on %s to current_user using (true) with check (true)', tbl);
  execute format('grant select, insert, update, delete on %s to mailroom_app, mailroom_super', tbl);
end $$;

-- The same for tables whose rows may belong to the whole house (account_id null): everybody reads those, and only
-- Super Admin writes them.
create procedure protect_shared(tbl regclass) language plpgsql as $$
declare
  mine text := 'account_id = any((select nullif(current_setting(''app.accounts'', true), ''''))::int[])';
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format('create policy tenant_read on %s for select to mailroom_app using (account_id is null or %s)', tbl, mine);
  execute format('create policy tenant_insert on %s for insert to mailroom_app with check (%s)', tbl, mine);
  execute format('create policy tenant_update on %s for update to mailroom_app using (%s) with check (%s)', tbl, mine, mine);
  execute format('create policy tenant_delete on %s for delete to mailroom_app using (%s)', tbl, mine);
  execute format('create policy house on %s to mailroom_super using (true) with check (true)', tbl);
  execute format('create policy owner on %s to current_user using (true) with check (true)', tbl);
  execute format('grant select, insert, update, delete on %s to mailroom_app, mailroom_super', tbl);
end $$;

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  request_id text,
  actor text not null,
  user_id int,
  account_id int,
  entity text not null,
  entity_id bigint not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  seal_id int
);
create index on audit_entry (entity, entity_id, id desc);
create index on audit_entry (account_id, id desc);
create index on audit_entry (id) where seal_id is null;
alter table audit_entry enable row level security;
create policy tenant on audit_entry for select to mailroom_app
  using (account_id = any((select nullif(current_setting('app.accounts', true), ''))::int[]));
create policy house on audit_entry for select to mailroom_super using (true);
-- No insert, update or delete: entries come from the trigger alone, so that nobody can forge or lose one.
grant select on audit_entry to mailroom_app, mailroom_super;

create table audit_seal (
  id int generated always as identity primary key,
  at timestamptz not null,
  first_entry bigint not null,
  last_entry bigint not null,
  hash text not null
);
grant select on audit_seal to mailroom_super;

-- record_change(entity, ignored columns, secret columns), both comma-separated. Ignored columns are progress and
-- counts: they change many times a second and say nothing about who did what.
create function record_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  ignored text[] := string_to_array(coalesce(tg_argv[1], ''), ',') || array['updated_at', 'version'];
  secret text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  before_part jsonb;
  after_part jsonb;
  col text;
begin
  foreach col in array secret loop
    if old_row ? col and old_row ->> col is not null then old_row := jsonb_set(old_row, array[col], to_jsonb('set ' || left(md5(old_row ->> col), 6))); end if;
    if new_row ? col and new_row ->> col is not null then new_row := jsonb_set(new_row, array[col], to_jsonb('set ' || left(md5(new_row ->> col), 6))); end if;
  end loop;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(n.key, old_row -> n.key), jsonb_object_agg(n.key, n.value) into before_part, after_part
      from jsonb_each(new_row) n where n.value is distinct from old_row -> n.key and n.key <> all(ignored);
    if after_part is null then return null; end if;
  else
    before_part := old_row;
    after_part := new_row;
  end if;
  insert into audit_entry (at, request_id, actor, user_id, account_id, entity, entity_id, action, before, after)
  values (business_now(), nullif(current_setting('app.request', true), ''),
          coalesce(nullif(current_setting('app.actor', true), ''), 'owner'), actor_user(),
          case tg_argv[0] when 'account' then (whole ->> 'id')::int else (whole ->> 'account_id')::int end,
          tg_argv[0], coalesce((whole ->> 'id')::bigint, (whole ->> 'user_id')::bigint, (whole ->> 'group_id')::bigint, (whole ->> 'role_id')::bigint),
          lower(tg_op), before_part, after_part);
  return null;
end $$;

create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := business_now();
  return new;
end $$;

-- Stamps and audit of one table.
create procedure keep_history(tbl regclass, entity text, ignored text default '', secret text default '') language plpgsql as $$
begin
  execute format('create trigger audit after insert or update or delete on %s for each row execute function record_change(%L, %L, %L)', tbl, entity, ignored, secret);
  if exists (select from pg_attribute where attrelid = tbl and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger touch before update on %s for each row execute function touch()', tbl);
  end if;
end $$;

create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  operation text,
  entity_id bigint,
  user_id int,
  subject text,
  request_id text,
  address text,
  detail text
);
create index on security_event (at);
create index on security_event (request_id);
grant insert on security_event to mailroom_app;
grant select, insert on security_event to mailroom_super;

create table revocation (
  kind text not null check (kind in ('session', 'subject')),
  value text not null,
  issued_before timestamptz not null,
  at timestamptz not null,
  primary key (kind, value)
);
grant select, insert, update, delete on revocation to mailroom_super;

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default business_now()
);
grant select on setting to mailroom_app;
grant select, insert, update, delete on setting to mailroom_super;
