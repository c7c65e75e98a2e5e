-- Roles can be deleted. Under row-level security nobody sees all users who have a role, so a function of the owner counts
-- them. A deleted user keeps their row for history, without a role once that role is gone.

create function count_users_of_roles(roles int[]) returns table (role_id int, users bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.role_id, count(*) from users u
   where u.role_id = any(roles) and u.deleted_at is null group by u.role_id $$;
revoke execute on function count_users_of_roles(int[]) from public;
grant execute on function count_users_of_roles(int[]) to mailroom_app, mailroom_super;

alter table users alter column role_id drop not null;
alter table users add constraint users_role check (role_id is not null or deleted_at is not null);
alter table users drop constraint users_role_id_fkey;
alter table users add constraint users_role_id_fkey foreign key (role_id) references role on delete set null;
