-- Users, roles, permission groups, accounts and what belongs to an account without rules of its own.

create table permission_group (
  id int generated always as identity primary key,
  name text not null,
  description text not null default '',
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1
);
create unique index on permission_group (lower(name));

create table permission_group_permission (
  group_id int not null references permission_group on delete cascade,
  permission text not null,
  primary key (group_id, permission)
);

create table role (
  id int generated always as identity primary key,
  name text not null,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1
);
create unique index on role (lower(name));

create table role_permission_group (
  role_id int not null references role on delete cascade,
  group_id int not null references permission_group,
  primary key (role_id, group_id)
);
create index on role_permission_group (group_id);

create table users (
  id int generated always as identity primary key,
  subject text unique,
  email text collate "C" not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  role_id int not null references role,
  active boolean not null default true,
  time_zone text,
  density text check (density in ('comfortable', 'compact')),
  theme text check (theme in ('light', 'dark', 'system')),
  saved_views jsonb not null default '[]',
  deleted_at timestamptz,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1
);
create unique index users_email on users (email) where deleted_at is null;
create index on users (role_id);
create index users_search on users using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

create table vertical (
  id int generated always as identity primary key,
  name text not null unique
);

create table account (
  id int generated always as identity primary key,
  name text not null,
  sf_account_id text not null unique,
  test_seed_email_address text,
  test_seed_ecid text,
  owner_phone text,
  logo_file_id bigint,
  status text not null default 'Active',
  time_zone text not null default 'America/New_York',
  hold_minutes int not null default 10 check (hold_minutes between 0 and 1440),
  send_rate_per_minute int check (send_rate_per_minute > 0),
  deployment_delta_days int not null default 1 check (deployment_delta_days between 0 and 365),
  volume_tolerance_percent numeric(5, 2) not null default 5 check (volume_tolerance_percent between 0 and 100),
  reject_limit_percent numeric(5, 2) not null default 10 check (reject_limit_percent between 0 and 100),
  retention_days int check (retention_days > 0),
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1
);
create index account_name on account (lower(name) collate "C", id);
create index account_search on account using gin (lower(name) gin_trgm_ops);

create table user_account (
  user_id int not null references users on delete cascade,
  account_id int not null references account,
  created_at timestamptz not null default business_now(),
  created_by int,
  primary key (user_id, account_id)
);
create index on user_account (account_id, user_id);

-- Bytes live in the file store; a row says whose they are and whether they are meant to stay.
create table file (
  id bigint generated always as identity primary key,
  account_id int references account,
  key text not null unique,
  kind text not null,
  name text not null,
  content_type text not null,
  size bigint not null default 0,
  sha256 text,
  state text not null default 'staged' check (state in ('staged', 'kept', 'doomed')),
  state_at timestamptz not null default business_now(),
  created_at timestamptz not null default business_now(),
  created_by int,
  unique (account_id, id)
);
create index on file (state, state_at) where state <> 'kept';

alter table account add foreign key (id, logo_file_id) references file (account_id, id);

create table event (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account_id int,
  user_id int,
  entity text not null,
  entity_id bigint not null
);
create index on event (at);
alter table event enable row level security;
create policy append on event for insert to mailroom_app with check (true);
create policy house on event to mailroom_super using (true) with check (true);
grant insert on event to mailroom_app;
grant select, insert, delete on event to mailroom_super;

create table idempotency_key (
  user_id int not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  headers jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, operation, key)
);
create index on idempotency_key (created_at);
alter table idempotency_key enable row level security;
create policy own on idempotency_key to mailroom_app using (user_id = actor_user()) with check (user_id = actor_user());
create policy house on idempotency_key to mailroom_super using (true) with check (true);
grant select, insert, update, delete on idempotency_key to mailroom_app, mailroom_super;

create table advertiser (
  id int generated always as identity primary key,
  account_id int not null references account,
  advertiser_name text not null,
  vertical_id int not null references vertical,
  website text,
  domain text,
  banner_file_id bigint,
  test_seed_file_id bigint,
  live_seed_file_id bigint,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1,
  unique (account_id, id),
  foreign key (account_id, banner_file_id) references file (account_id, id),
  foreign key (account_id, test_seed_file_id) references file (account_id, id),
  foreign key (account_id, live_seed_file_id) references file (account_id, id)
);
create index on advertiser (account_id, lower(advertiser_name) collate "C", id);
create index advertiser_search on advertiser using gin (lower(advertiser_name) gin_trgm_ops);

create table sender_profile (
  id int generated always as identity primary key,
  account_id int not null references account,
  from_name text not null,
  from_email text not null,
  reply_to text,
  postal_address text not null,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1,
  unique (account_id, id)
);

create table install (
  id int generated always as identity primary key,
  account_id int not null references account,
  name text not null,
  kind text not null check (kind in ('s3', 'sftp')),
  bucket text,
  region text,
  endpoint text,
  prefix text,
  access_key_id text,
  secret_cipher text,
  host text,
  port int,
  username text,
  password_cipher text,
  private_key_cipher text,
  host_key_fingerprint text,
  folder text,
  last_check_at timestamptz,
  last_check_result text,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1,
  unique (account_id, id)
);
create index on install (account_id, lower(name) collate "C", id);

call protect_tenant('account', 'id');
call protect_tenant('user_account');
call protect_tenant('advertiser');
call protect_tenant('sender_profile');
call protect_tenant('install');
call protect_shared('file');
-- A house-wide file (a suppression import of Super Admin) is nobody's to read.
drop policy tenant_read on file;
create policy tenant_read on file for select to mailroom_app
  using (account_id = any((select nullif(current_setting('app.accounts', true), ''))::int[]));
-- A form's files are stored before its record is known: until they are kept they are their uploader's.
create policy own_staged on file to mailroom_app
  using (state = 'staged' and account_id is null and created_by = actor_user())
  with check (state = 'staged' and account_id is null and created_by = actor_user());

-- A user is seen by who shares an account with them, by themselves, and by who created them (before the first link).
alter table users enable row level security;
alter table users force row level security;
create policy reach on users to mailroom_app
  using (id = actor_user() or created_by = actor_user() or exists (
    select from user_account ua where ua.user_id = users.id
      and ua.account_id = any((select nullif(current_setting('app.accounts', true), ''))::int[])))
  with check (true);
create policy house on users to mailroom_super using (true) with check (true);
create policy owner on users to current_user using (true) with check (true);
grant select, insert, update on users to mailroom_app;
grant select, insert, update, delete on users to mailroom_super;

grant select, insert, update, delete on permission_group, permission_group_permission, role, role_permission_group to mailroom_app, mailroom_super;
grant select on vertical to mailroom_app;
grant select, insert, update, delete on vertical to mailroom_super;

call keep_history('permission_group', 'group');
call keep_history('permission_group_permission', 'group_permission');
call keep_history('role', 'role');
call keep_history('role_permission_group', 'role_group');
call keep_history('users', 'user', 'saved_views,density,theme');
call keep_history('user_account', 'user_account');
call keep_history('account', 'account');
call keep_history('advertiser', 'advertiser');
call keep_history('sender_profile', 'sender_profile');
call keep_history('install', 'install', 'last_check_at,last_check_result', 'secret_cipher,password_cipher,private_key_cipher');

-- ILIKE isn't leakproof, so under a policy no trigram index is used: each search runs as the owner over the accounts it
-- is given (null: all), returns ids alone, and is joined back under the policy.
create function search_account(accounts int[], q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from account where (accounts is null or id = any(accounts)) and lower(name) like like_inside(q) $$;
create function search_advertiser(accounts int[], q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from advertiser where (accounts is null or account_id = any(accounts)) and lower(advertiser_name) like like_inside(q) $$;
create function search_users(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from users where lower(first_name || ' ' || last_name || ' ' || email) like like_inside(q) $$;

-- The other active Super Admins, locked. An account manager doesn't reach them, yet must not remove the last one, and two
-- who demote each other at the same moment must not both pass.
create function other_super_admins(besides int) returns setof int language sql volatile security definer set search_path = pg_catalog, public as $$
  select u.id from users u join role r on r.id = u.role_id
   where r.name = 'Super Admin' and u.active and u.deleted_at is null and u.id <> besides for update of u $$;
