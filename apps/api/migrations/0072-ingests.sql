-- A version is made of one or more files. Each is an ingest with buckets of its own, and the version's buckets are their sum.

-- How an import treats the people in use. One that adds or corrects reads its file into a version of its own, which nobody
-- uses; at its end the rows become an ingest of the base, or of a copy of a base that was launched, and that version goes.
alter table audience_version
  add column import_as text not null default 'replace' check (import_as in ('replace', 'add', 'correct')),
  add column base_version_id int,
  add foreign key (account_id, base_version_id) references audience_version (account_id, id) on delete cascade;
create index on audience_version (account_id, base_version_id) where base_version_id is not null;

-- A copy of a version takes the number that the import had. Nobody made that change, so the history leaves it out. The columns
-- that the trigger leaves out are taken from the trigger itself, because other changes add to them as well.
do $$
declare
  definition text := (select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'audience_version'::regclass and tgname = 'audit');
begin
  drop trigger audit on audience_version;
  execute replace(definition, 'recounted_at', 'recounted_at,number');
end $$;

create table audience_ingest (
  account_id int not null references account,
  version_id int not null,
  -- 1 is the file that began the version.
  number int not null,
  kind text not null check (kind in ('replace', 'add', 'correct')),
  upload_id int,
  file_id bigint not null,
  file_name text not null,
  file_size bigint not null,
  file_sha256 text not null,
  mapping jsonb not null,
  settings jsonb not null,
  rows bigint not null,
  accepted bigint not null,
  rejected bigint not null,
  duplicates bigint not null,
  suppressed bigint not null,
  opted_out bigint not null,
  -- Rejected rows that a later file corrected, and rows of a correction that are still wrong: another ingest counts them.
  merged bigint not null,
  reject_counts jsonb not null,
  opt_out_counts jsonb not null,
  -- When somebody asked for its import, and when that ended.
  created_at timestamptz not null,
  ended_at timestamptz,
  created_by int references users,
  primary key (account_id, version_id, number),
  check (accepted + rejected + duplicates + suppressed + opted_out + merged = rows),
  foreign key (account_id, version_id) references audience_version (account_id, id) on delete cascade,
  foreign key (account_id, upload_id) references audience_upload (account_id, id),
  foreign key (account_id, file_id) references file (account_id, id)
);
call protect_tenant('audience_ingest');

-- An import that runs now adds its ingest at its end.
insert into audience_ingest (account_id, version_id, number, kind, upload_id, file_id, file_name, file_size, file_sha256, mapping,
                             settings, rows, accepted, rejected, duplicates, suppressed, opted_out, merged, reject_counts,
                             opt_out_counts, created_at, ended_at, created_by)
select account_id, id, 1, 'replace', upload_id, file_id, file_name, file_size, file_sha256, mapping, settings,
       accepted + rejected + duplicates + suppressed + opted_out + merged, accepted, rejected, duplicates, suppressed, opted_out,
       merged, reject_counts, opt_out_counts, created_at, sealed_at, created_by
  from audience_version where state <> 'importing';

create function keep_used_ingest() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  version int := case tg_op when 'INSERT' then new.version_id else old.version_id end;
begin
  if exists (select from audience_version v where v.id = version and v.used_at is not null) then
    perform walls.refuse(format('audience_version %s was used by a launch and keeps its ingests', version));
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger keep_used before insert or update or delete on audience_ingest for each row execute function keep_used_ingest();

-- The line of a person or a row is one of its ingest's file.
alter table audience_member add column ingest int not null default 1;
do $$
declare
  apart regclass;
begin
  for apart in
    select c.oid from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relname ~ '^audience_member_[0-9]+$' and c.relkind = 'r' and not c.relispartition
  loop
    execute format('alter table %s add column ingest int not null default 1', apart);
  end loop;
end $$;
alter table audience_reject
  add column ingest int not null default 1,
  -- The ingest whose row took the place of this one. Only the others are rejected now.
  add column corrected_in int,
  drop constraint audience_reject_pkey,
  add primary key (version_id, ingest, line);
alter table audience_opt_out
  add column ingest int not null default 1,
  drop constraint audience_opt_out_pkey,
  add primary key (account_id, version_id, ingest, line);

-- The rejected rows of the base that the rows of a running correction take the place of.
create table audience_correction (
  account_id int not null references account,
  version_id int not null,
  ingest int not null,
  line bigint not null,
  primary key (account_id, version_id, ingest, line),
  foreign key (account_id, version_id) references audience_version (account_id, id) on delete cascade
);
call protect_tenant('audience_correction');

-- Removes the version of an import whose rows became an ingest of another, with the table of a large one.
create function end_merge(version int) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from audience_version v where v.id = version and v.state = 'importing' and v.base_version_id is not null
                    and in_reach(v.account_id)) then
    raise exception 'version % is not being added or out of reach', version;
  end if;
  execute format('drop table if exists public.%I', format('audience_member_%s', version));
  delete from audience_version v where v.id = version;
end $$;
revoke execute on function end_merge(int) from public;
grant execute on function end_merge(int) to mailroom_app, mailroom_super;
