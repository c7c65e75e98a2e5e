-- Whoever loses an account loses what they could write there.

-- A share ends with its owner's link to the account: they could still rename the view that its other users read.
create index on view_share (user_id);
create function end_shares(person int) returns void language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from view_share s
   where s.user_id = person
     and not exists (select from user_account ua where ua.user_id = person and ua.account_id = s.account_id)
     and not exists (select from users u join role r on r.id = u.role_id where u.id = person and r.name = 'Super Admin') $$;
create function end_shares_of_link() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform end_shares(old.user_id);
  return null;
end $$;
create function end_shares_of_role() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform end_shares(new.id);
  return null;
end $$;
create trigger end_shares after delete on user_account for each row execute function end_shares_of_link();
-- A Super Admin shares without a link, and may get another role.
create trigger end_shares after update of role_id on users for each row
  when (old.role_id is distinct from new.role_id) execute function end_shares_of_role();
select end_shares(user_id) from (select distinct user_id from view_share) sharing;

-- The second wall, for a share that was made while the link was removed.
create policy within_share on saved_view as restrictive for update to mailroom_app
  using (not exists (select from view_share s
    where s.view_id = saved_view.id
      and not (s.account_id = any((select nullif(current_setting('app.accounts', true), ''))::int[]))));

-- Who adds a user reaches them until the first link, and then only within an account that both work for. Before, they
-- could change the address of a user of an account that they had lost.
create function is_linked(person int) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from user_account where user_id = person) $$;
drop policy reach on users;
create policy reach on users to mailroom_app
  using (id = actor_user() or (created_by = actor_user() and not is_linked(id)) or exists (
    select from user_account ua where ua.user_id = users.id
      and ua.account_id = any((select nullif(current_setting('app.accounts', true), ''))::int[])))
  with check (true);
create or replace function search_users(q text) returns setof int language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.id from users u
   where lower(first_name || ' ' || last_name || ' ' || email) like like_inside(q)
     and ((select sees_all()) or u.id = (select actor_user())
          or (u.created_by = (select actor_user()) and not is_linked(u.id))
          or exists (select from user_account ua where ua.user_id = u.id and ua.account_id = any((select own_accounts())::int[]))) $$;
