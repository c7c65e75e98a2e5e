-- Saved views of lists, which a person keeps or shares within one account, and notifications: what finished, failed or
-- was assigned while a person was away.

create table saved_view (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  list text not null,
  name text not null,
  -- Columns, sort and filters. Never a search text or rows: both may hold what its next reader must not see.
  state jsonb not null,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  version int not null default 1,
  unique (user_id, id)
);
create unique index saved_view_name on saved_view (user_id, list, lower(name));

-- Names the owner, so that no key lets a person share the view of somebody else.
create table view_share (
  account_id int not null references account,
  view_id int not null unique,
  user_id int not null,
  created_at timestamptz not null default business_now(),
  primary key (account_id, view_id),
  foreign key (user_id, view_id) references saved_view (user_id, id) on delete cascade
);

call protect_tenant('view_share');
-- The owner also sees and ends the share within an account they no longer work for, or they could never share it again.
create policy tenant_own_read on view_share for select to mailroom_app using (user_id = actor_user());
create policy tenant_own_delete on view_share for delete to mailroom_app using (user_id = actor_user());
create policy own on view_share as restrictive for insert to mailroom_app, mailroom_super with check (user_id = actor_user());

-- The policy of the shares decides which of them the reader sees, and so which views.
alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy own on saved_view to mailroom_app, mailroom_super
  using (user_id = actor_user()) with check (user_id = actor_user());
create policy shared_read on saved_view for select to mailroom_app, mailroom_super
  using (exists (select from view_share s where s.view_id = saved_view.id));
create policy shared_update on saved_view for update to mailroom_app, mailroom_super
  using (exists (select from view_share s where s.view_id = saved_view.id))
  with check (exists (select from view_share s where s.view_id = saved_view.id));
create policy shared_delete on saved_view for delete to mailroom_app, mailroom_super
  using (exists (select from view_share s where s.view_id = saved_view.id));
create policy owner on saved_view to current_user using (true) with check (true);
grant select, insert, update, delete on saved_view to mailroom_app, mailroom_super;
create trigger touch before update on saved_view for each row execute function touch();

create table notification (
  account_id int not null references account,
  id bigint generated always as identity,
  user_id int not null references users on delete cascade,
  kind text not null,
  entity text not null,
  entity_id int not null,
  -- Which version, revision, transition or launch of the record it is about: one thing is told once.
  occurrence text not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (account_id, id),
  unique (user_id, kind, entity_id, occurrence)
);
create index on notification (user_id, id desc);

call protect_tenant('notification');
-- A fact tells other people, but only they read it. Jobs that delete old ones have no user.
create policy own_read on notification as restrictive for select to mailroom_app, mailroom_super
  using (actor_user() is null or user_id = actor_user());
create policy own_update on notification as restrictive for update to mailroom_app, mailroom_super
  using (user_id = actor_user());
create policy own_delete on notification as restrictive for delete to mailroom_app, mailroom_super
  using (actor_user() is null);

-- When the task was last given to its assignee.
alter table task add column assigned_at timestamptz;

-- The views that stood in users.saved_views, as a path with its query, each in the list that its path shows. The column
-- stays for one more release, which only reads it.
create function pg_temp.decoded(encoded text) returns text language sql as $$
  select convert_from(string_agg(case when part[1] is null then convert_to(part[2], 'utf8') else decode(part[1], 'hex') end, ''::bytea order by at), 'utf8')
    from regexp_matches(replace(encoded, '+', ' '), '%([0-9a-fA-F]{2})|([^%]+|%)', 'g') with ordinality as found(part, at)
$$;

with list_of (path, list) as (values
  ('/administration/users', 'listUsers'), ('/administration/roles', 'listRoles'), ('/administration/groups', 'listGroups'),
  ('/administration/accounts', 'listAccounts'), ('/administration/advertisers', 'listAdvertisers'),
  ('/campaign-creatives/dashboard', 'listCreatives'), ('/audience-builder/people', 'listAudiences'),
  ('/audience-builder/suppressions', 'listSuppressions'), ('/order-management/dashboard', 'listProducts'),
  ('/order-management/destinations', 'listInstalls'), ('/order-management/rates', 'listProductRates'),
  ('/task-management/dashboard', 'listTasks')),
kept as (
  select u.id as user_id, trim(v.value ->> 'name') as name,
         case when v.value ->> 'path' ~ '^/order-management/dashboard\?(.*&)?view=orders(&|$)' then 'listOrders' else l.list end as list,
         split_part(v.value ->> 'path', '?', 2) as query, v.ordinality as at
    from users u
    cross join jsonb_array_elements(u.saved_views) with ordinality v
    join list_of l on l.path = split_part(v.value ->> 'path', '?', 1)
   where jsonb_typeof(u.saved_views) = 'array' and trim(v.value ->> 'name') <> ''),
parameter as (
  select k.user_id, k.at, p.at as position, pg_temp.decoded(split_part(p.text, '=', 1)) as name,
         pg_temp.decoded(substr(p.text, strpos(p.text, '=') + 1)) as value
    from kept k cross join regexp_split_to_table(k.query, '&') with ordinality as p(text, at)
   where strpos(p.text, '=') > 1),
-- One value for each of a filter's, and only words that a choice could have: what cannot be used is left out when it is read.
filter as (
  select user_id, at, name as id, jsonb_agg(value order by position) as chosen
    from parameter
   where name in ('role_id', 'active', 'status', 'advertiser_id', 'severity', 'scope', 'product_status', 'product_type')
     and value ~ '^[A-Za-z0-9][A-Za-z0-9 :-]{0,59}$'
   group by user_id, at, name)
insert into saved_view (user_id, list, name, state)
select k.user_id, k.list, k.name, jsonb_build_object(
    'sort', coalesce((select jsonb_agg(jsonb_build_object('id', split_part(p.value, ':', 1), 'direction', split_part(p.value, ':', 2)) order by p.position)
              from parameter p where p.user_id = k.user_id and p.at = k.at and p.name = 'sort' and p.value ~ '^[a-z][a-z0-9_]{0,59}:(asc|desc)$'), '[]'),
    'filters', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'values', f.chosen) order by f.id)
                 from filter f where f.user_id = k.user_id and f.at = k.at), '[]'),
    'columns', jsonb_build_object(
      'hidden', coalesce((select jsonb_agg(p.value order by p.position)
                  from parameter p where p.user_id = k.user_id and p.at = k.at and p.name = 'hide' and p.value ~ '^[a-z][a-z0-9_]{0,59}$'), '[]'),
      'order', coalesce((select jsonb_agg(p.value order by p.position)
                 from parameter p where p.user_id = k.user_id and p.at = k.at and p.name = 'columns' and p.value ~ '^[a-z][a-z0-9_]{0,59}$'), '[]'),
      'widths', '[]'::jsonb, 'pinned', '[]'::jsonb))
  from kept k
 order by k.user_id, k.at
on conflict (user_id, list, lower(name)) do nothing;
drop function pg_temp.decoded(text);
