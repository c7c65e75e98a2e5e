-- stop-first: the program before this one gives its searches the accounts to look in, which these no longer take.

-- A search runs as the owner, because no trigram index is used under a policy, and its ids are joined back under the
-- policy. It took the accounts as a parameter, and null meant all of them: one forgotten argument, or one injected call,
-- searched every account. Now it looks where the transaction may look and nowhere else.

create function sees_all() returns boolean language sql stable set search_path = pg_catalog as $$
  select current_setting('role', true) = 'mailroom_super' $$;
create function own_accounts() returns int[] language sql stable set search_path = pg_catalog as $$
  select coalesce(nullif(current_setting('app.accounts', true), ''), '{}')::int[] $$;

drop function search_account(int[], text), search_advertiser(int[], text), search_users(text), search_creative(int[], text),
  search_audience(int[], text), search_orders(int[], text), search_product(int[], text);

-- In scalar subselects both are asked once per statement and not once per row.
create function search_account(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from account
   where ((select sees_all()) or id = any((select own_accounts())::int[])) and lower(name) like like_inside(q) $$;
create function search_advertiser(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from advertiser
   where ((select sees_all()) or account_id = any((select own_accounts())::int[])) and lower(advertiser_name) like like_inside(q) $$;
-- Returns the users that the policy of users lets the actor see.
create function search_users(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select u.id from users u
   where lower(first_name || ' ' || last_name || ' ' || email) like like_inside(q)
     and ((select sees_all()) or u.id = (select actor_user()) or u.created_by = (select actor_user())
          or exists (select from user_account ua where ua.user_id = u.id and ua.account_id = any((select own_accounts())::int[]))) $$;
create function search_creative(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from creative
   where ((select sees_all()) or account_id = any((select own_accounts())::int[])) and lower(name) like like_inside(q) $$;
create function search_audience(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from audience
   where ((select sees_all()) or account_id = any((select own_accounts())::int[])) and lower(name) like like_inside(q) $$;
create function search_orders(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from orders
   where ((select sees_all()) or account_id = any((select own_accounts())::int[])) and lower(name) like like_inside(q)
  union
  select order_id from product
   where ((select sees_all()) or account_id = any((select own_accounts())::int[])) and lower(name) like like_inside(q) $$;
create function search_product(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from product
   where ((select sees_all()) or account_id = any((select own_accounts())::int[])) and lower(name) like like_inside(q)
  union
  select p.id from orders o join product p on p.account_id = o.account_id and p.order_id = o.id
   where ((select sees_all()) or o.account_id = any((select own_accounts())::int[])) and lower(o.name) like like_inside(q) $$;
