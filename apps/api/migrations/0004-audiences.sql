-- Audiences. A version is sealed at the end of its import and never changed once a product used it.

create table audience_upload (
  id int generated always as identity primary key,
  account_id int not null references account,
  file_id bigint not null,
  encoding text not null,
  delimiter text not null,
  line_end text not null check (line_end in ('lf', 'cr')),
  -- The first byte behind a byte order mark, and how long rows are: big files get a partition before their first row.
  text_start int not null,
  row_bytes int not null,
  has_header boolean not null,
  columns jsonb not null,
  sample jsonb not null,
  guessed_mapping jsonb not null,
  created_at timestamptz not null default business_now(),
  created_by int references users,
  unique (account_id, id),
  foreign key (account_id, file_id) references file (account_id, id)
);

create table audience (
  id int generated always as identity primary key,
  account_id int not null references account,
  name text not null,
  description text,
  status text not null default 'In Process',
  reasons jsonb not null default '[]',
  current_version_id int,
  latest_version_id int,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1,
  unique (account_id, id)
);
create index on audience (account_id, lower(name) collate "C", id);
create index on audience (account_id, updated_at desc, id);
create index on audience (account_id, status, id);
create index audience_search on audience using gin (lower(name) gin_trgm_ops);

create table audience_version (
  id int generated always as identity primary key,
  account_id int not null references account,
  audience_id int not null,
  number int not null,
  upload_id int,
  file_id bigint not null,
  file_name text not null,
  file_size bigint not null,
  file_sha256 text not null,
  mapping jsonb not null,
  settings jsonb not null default '{}',
  state text not null default 'importing' check (state in ('importing', 'sealed', 'failed', 'cancelled')),
  rows bigint not null default 0,
  accepted bigint not null default 0,
  rejected bigint not null default 0,
  duplicates bigint not null default 0,
  suppressed bigint not null default 0,
  merged bigint not null default 0,
  reject_counts jsonb not null default '{}',
  suppressed_now bigint not null default 0,
  deliverable bigint not null default 0,
  bytes_read bigint not null default 0,
  checkpoint jsonb,
  rolling_hash text,
  fence int not null default 0,
  rejects_file_id bigint,
  cancel_requested_by int references users,
  failure text,
  started_at timestamptz,
  sealed_at timestamptz,
  recounted_at timestamptz,
  created_at timestamptz not null default business_now(),
  created_by int references users,
  unique (account_id, id),
  unique (audience_id, number),
  foreign key (account_id, audience_id) references audience (account_id, id) on delete cascade,
  foreign key (account_id, upload_id) references audience_upload (account_id, id),
  foreign key (account_id, file_id) references file (account_id, id),
  foreign key (account_id, rejects_file_id) references file (account_id, id)
);
alter table audience add foreign key (account_id, current_version_id) references audience_version (account_id, id) deferrable initially deferred;
alter table audience add foreign key (account_id, latest_version_id) references audience_version (account_id, id) deferrable initially deferred;

-- Big imports get a partition of their own by audience_partition(); the rest share the default one.
create table audience_member (
  id bigint generated always as identity,
  account_id int not null,
  version_id int not null,
  line bigint not null,
  email text collate "C" not null,
  email_hash bytea not null,
  first_name text,
  last_name text,
  company text,
  country text,
  postal_code text,
  custom jsonb,
  is_suppressed boolean not null default false,
  primary key (version_id, email)
) partition by list (version_id);
create table audience_member_default partition of audience_member default;
create index on audience_member (version_id, id);
create index on audience_member (email_hash);

-- Members belong to a version of their own account, and go with it. Looked at once per statement: the check of a foreign
-- key runs row by row and took a third of an import's time in the database.
create function members_have_version() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from (select distinct account_id, version_id from added) n
              where not exists (select from audience_version v where v.account_id = n.account_id and v.id = n.version_id)) then
    raise foreign_key_violation using message = 'audience_member: there is no such version of the account';
  end if;
  return null;
end $$;
create function refuse_move() returns trigger language plpgsql as $$
begin
  raise 'audience_member: a member stays with its version';
end $$;
create trigger members_inserted after insert on audience_member
  referencing new table as added for each statement execute function members_have_version();
create trigger members_moved after update of account_id, version_id on audience_member
  for each row when ((old.account_id, old.version_id) is distinct from (new.account_id, new.version_id))
  execute function refuse_move();

create function members_go_with_version() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from audience_member where version_id = old.id;
  return null;
end $$;
create trigger members_go after delete on audience_version for each row execute function members_go_with_version();

create table audience_reject (
  account_id int not null,
  version_id int not null,
  line bigint not null,
  reason text not null,
  raw text not null,
  primary key (version_id, line),
  foreign key (account_id, version_id) references audience_version (account_id, id) on delete cascade
);

create table suppression_list (
  id int generated always as identity primary key,
  account_id int references account,
  advertiser_id int,
  name text not null,
  is_builtin boolean not null default false,
  is_active boolean not null default true,
  file_id bigint references file (id),
  entry_count bigint not null default 0,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1,
  unique (account_id, id),
  foreign key (account_id, advertiser_id) references advertiser (account_id, id)
);
create unique index suppression_list_builtin on suppression_list (coalesce(account_id, 0), coalesce(advertiser_id, 0)) where is_builtin;

-- value: the lower-cased address's SHA-256 or MD5 in hex, or the domain. Addresses are kept as SHA-256 alone.
create table suppression_entry (
  id bigint generated always as identity primary key,
  list_id int not null references suppression_list on delete cascade,
  account_id int,
  kind text not null check (kind in ('sha256', 'md5', 'domain')),
  value text collate "C" not null,
  excepted_at timestamptz,
  excepted_by int references users,
  excepted_reason text,
  created_at timestamptz not null default business_now(),
  unique (list_id, kind, value)
);
create index on suppression_entry (value, kind);

call protect_tenant('audience_upload');
call protect_tenant('audience');
call protect_tenant('audience_version');
call protect_tenant('audience_member');
call protect_tenant('audience_reject');
call protect_shared('suppression_list');
call protect_shared('suppression_entry');
-- The default partition is reached through the parent alone, whose policies apply.
revoke all on audience_member_default from mailroom_app, mailroom_super;

call keep_history('audience', 'audience', 'reasons');
call keep_history('suppression_list', 'suppression', 'entry_count');
create trigger audit after insert or update on audience_version for each row execute function record_change('audience_version',
  'rows,accepted,rejected,duplicates,suppressed,merged,reject_counts,suppressed_now,deliverable,bytes_read,checkpoint,rolling_hash,fence,recounted_at', '');

-- A partition for one large import. Runs as the owner, who alone may make tables.
create function audience_partition(version int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  name text := format('audience_member_%s', version);
begin
  if not exists (select from audience_version where id = version and state = 'importing' and rows = 0) then
    raise exception 'version % has rows or is not importing', version;
  end if;
  execute format('create table if not exists public.%I partition of public.audience_member for values in (%L)', name, version);
end $$;

-- The people of a large version at once: row by row it would outlast the longest transaction.
create function drop_audience_partition(version int) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from audience_version where id = version and (state = 'importing' or
       current_setting('role', true) <> 'mailroom_super'
       and not account_id = any(coalesce(nullif(current_setting('app.accounts', true), ''), '{}')::int[]))) then
    raise exception 'version % is importing or out of reach', version;
  end if;
  execute format('drop table if exists public.%I', format('audience_member_%s', version));
end $$;

create function search_audience(accounts int[], q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from audience where (accounts is null or account_id = any(accounts)) and lower(name) like like_inside(q) $$;
