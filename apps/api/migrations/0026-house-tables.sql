-- stop-first: the program before this one reads and writes the house's lists and rates in the tables of the accounts,
-- which no longer hold them.

-- What belongs to the house stood in the tables of the accounts, with no account. A missing account slips past composite
-- keys and needs exceptions in policies, so from now on these rows have tables of their own: everybody reads them, only
-- Super Admin writes them, and every row of the accounts' tables has its account.

create procedure protect_house(tbl regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format('create policy everybody on %s for select to mailroom_app using (true)', tbl);
  execute format('create policy house on %s to mailroom_super using (true) with check (true)', tbl);
  execute format('create policy owner on %s to current_user using (true) with check (true)', tbl);
  execute format('grant select on %s to mailroom_app', tbl);
  execute format('grant select, insert, update, delete on %s to mailroom_super', tbl);
end $$;

-- 1. The tables. Ids come from the sequences of the accounts' tables: an id in an address names one list or one rate.

create table house_suppression_list (
  id int not null default nextval('suppression_list_id_seq') primary key,
  name text not null,
  is_active boolean not null default true,
  file_id bigint references file (id),
  entry_count bigint not null default 0,
  skipped_count bigint not null default 0,
  skipped_lines jsonb not null default '[]',
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1
);
create index on house_suppression_list (lower(name) collate "C", id);

create table house_suppression_entry (
  id bigint not null default nextval('suppression_entry_id_seq') primary key,
  list_id int not null references house_suppression_list on delete cascade,
  kind text not null check (kind in ('sha256', 'md5', 'domain')),
  value text collate "C" not null,
  excepted_at timestamptz,
  excepted_by int references users,
  excepted_reason text,
  created_at timestamptz not null default business_now(),
  unique (list_id, kind, value)
);
create index on house_suppression_entry (value, kind);

create table house_rate (
  id int not null default nextval('product_rate_id_seq') primary key,
  product_type text not null check (product_type in ('E-mail deployment', 'Data delivery')),
  vertical_id int references vertical,
  cpm_cents int not null check (cpm_cents >= 0),
  currency text not null default 'USD',
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1,
  unique nulls not distinct (product_type, vertical_id, currency)
);

call protect_house('house_suppression_list');
call protect_house('house_suppression_entry');
call protect_house('house_rate');
grant usage on sequence suppression_list_id_seq, suppression_entry_id_seq, product_rate_id_seq to mailroom_super;

-- 2. The rows move with their ids: their files, their history in the audit and the jobs that wait for them still name
-- them. A job says with the account, or with none, in which table its list is. A move isn't an edit, so neither the audit
-- nor the time of the last change takes note of it.

alter table suppression_list disable trigger user;
alter table product_rate disable trigger user;

-- An entry belongs to the account of its list. Nothing wrote another one, but no key refused an entry without any.
update suppression_entry e set account_id = l.account_id
  from suppression_list l where l.id = e.list_id and e.account_id is distinct from l.account_id;

do $$
declare
  odd text;
  lists bigint := (select count(*) from suppression_list);
  entries bigint := (select count(*) from suppression_entry);
  rates bigint := (select count(*) from product_rate);
begin
  select string_agg(id::text, ', ' order by id) into odd
    from suppression_list where account_id is null and (advertiser_id is not null or is_builtin);
  if odd is not null then
    raise exception 'Suppression lists % have no account but an advertiser, or are built in: give them an account first', odd;
  end if;

  insert into house_suppression_list (id, name, is_active, file_id, entry_count, skipped_count, skipped_lines,
                                      created_at, updated_at, created_by, version)
  select id, name, is_active, file_id, entry_count, skipped_count, skipped_lines, created_at, updated_at, created_by, version
    from suppression_list where account_id is null;
  insert into house_suppression_entry (id, list_id, kind, value, excepted_at, excepted_by, excepted_reason, created_at)
  select id, list_id, kind, value, excepted_at, excepted_by, excepted_reason, created_at
    from suppression_entry where account_id is null;
  insert into house_rate (id, product_type, vertical_id, cpm_cents, currency, created_at, updated_at, created_by, version)
  select id, product_type, vertical_id, cpm_cents, currency, created_at, updated_at, created_by, version
    from product_rate where account_id is null;

  delete from suppression_entry where account_id is null;
  delete from suppression_list where account_id is null;
  delete from product_rate where account_id is null;

  if (select count(*) from suppression_list) + (select count(*) from house_suppression_list) <> lists
     or (select count(*) from suppression_entry) + (select count(*) from house_suppression_entry) <> entries
     or (select count(*) from product_rate) + (select count(*) from house_rate) <> rates then
    raise exception 'The tables of house and accounts hold % lists, % entries and % rates, but there were %, % and %',
      (select count(*) from suppression_list) + (select count(*) from house_suppression_list),
      (select count(*) from suppression_entry) + (select count(*) from house_suppression_entry),
      (select count(*) from product_rate) + (select count(*) from house_rate), lists, entries, rates;
  end if;
end $$;

alter table suppression_list enable trigger user;
alter table product_rate enable trigger user;

-- Under the names that their history has already, so that it continues.
call keep_history('house_suppression_list', 'suppression', 'entry_count');
call keep_history('house_rate', 'product_rate');

-- 3. The tables of the accounts: every row and every key has an account.

alter table suppression_list alter column account_id set not null;
alter table suppression_list drop constraint suppression_list_file_id_fkey;
drop index suppression_list_builtin;
create unique index suppression_list_builtin on suppression_list (account_id, advertiser_id) nulls not distinct where is_builtin;
create index on suppression_list (account_id, lower(name) collate "C", id);
create index on suppression_list (lower(name) collate "C", id);

alter table suppression_entry alter column account_id set not null;
alter table suppression_entry drop constraint suppression_entry_list_id_fkey;
alter table suppression_entry drop constraint suppression_entry_once;
alter table suppression_entry add constraint suppression_entry_once unique (account_id, list_id, kind, value);

alter table product_rate alter column account_id set not null;
alter table product_rate add unique (account_id, id);
drop index product_rate_coalesce_product_type_coalesce1_currency_idx;
alter table product_rate add unique nulls not distinct (account_id, product_type, vertical_id, currency);

do $$
declare
  tbl regclass;
  policy text;
begin
  foreach tbl in array array['suppression_list', 'suppression_entry', 'product_rate']::regclass[] loop
    for policy in select polname from pg_policy where polrelid = tbl loop
      execute format('drop policy %I on %s', policy, tbl);
    end loop;
    call protect_tenant(tbl);
  end loop;
end $$;
