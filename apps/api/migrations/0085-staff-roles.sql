-- A role says whether its people are staff, who read the notes for staff only. Until now the permissions told it, so a role for
-- clients that may change creatives read them too.
alter table role add column is_staff boolean not null default false;

-- Nothing changes for roles that a house made: the first list are the built-in roles for staff, the second is how it was told before.
update role r set is_staff = true
 where r.name <> 'Advertiser Client'
   and (r.name in ('Super Admin', 'Account Manager', 'Creative Specialist', 'Data Specialist', 'Order Manager')
        or exists (select from role_permission_group g join permission_group_permission p on p.group_id = g.group_id
                    where g.role_id = r.id and p.permission in
                      ('can_update_creative', 'can_update_audience', 'can_update_order', 'can_update_account')));

-- As `signed_in`, with the role's mark. That one stays for nodes of the release before: their prepared statements fail when the
-- columns of its result change.
create function signed_in_user(subject text, email text, session text, issued_at timestamptz, at timestamptz)
  returns table (id int, role text, is_staff boolean, is_linked boolean, is_noted boolean, permissions text[], accounts int[])
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select u.id, r.name, r.is_staff or r.name = 'Super Admin', u.subject is not null,
         is_noted(u.last_sign_in_at, u.noted_sessions, signed_in_user.session, signed_in_user.at),
         array(select distinct p.permission from role_permission_group g
                 join permission_group_permission p on p.group_id = g.group_id where g.role_id = u.role_id),
         array(select a.account_id from user_account a where a.user_id = u.id order by a.account_id)
    from users u join role r on r.id = u.role_id
   where (u.subject = signed_in_user.subject or (u.subject is null and u.email = signed_in_user.email))
     and u.active and u.deleted_at is null
     and not exists (select from revocation v
       where ((v.kind = 'session' and v.value = signed_in_user.session) or (v.kind = 'subject' and v.value = signed_in_user.subject))
         and v.issued_before >= signed_in_user.issued_at)
   order by u.subject is not null desc limit 1;
end $$;
revoke execute on function signed_in_user(text, text, text, timestamptz, timestamptz) from public;
grant execute on function signed_in_user(text, text, text, timestamptz, timestamptz) to mailroom_app;

-- Those of these people who are active, work for the account or for all accounts, hold one of the permissions and, if asked for, are
-- staff. The release before asks without the last argument.
drop function who_hold(int[], int, text[]);
create function who_hold(people int[], account int, any_of text[], only_staff boolean default false) returns setof int
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.id from users u join role r on r.id = u.role_id
   where u.id = any(people) and u.active and u.deleted_at is null
     and (r.name = 'Super Admin'
          or ((r.is_staff or not only_staff)
              and exists (select from user_account ua where ua.user_id = u.id and ua.account_id = account)
              and exists (select from role_permission_group g join permission_group_permission p on p.group_id = g.group_id
                           where g.role_id = u.role_id and p.permission = any(any_of)))) $$;
revoke execute on function who_hold(int[], int, text[], boolean) from public;
grant execute on function who_hold(int[], int, text[], boolean) to mailroom_app, mailroom_super;
