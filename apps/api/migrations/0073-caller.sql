-- Every call asks first who makes it. The application asks outside a transaction, before anything is in its reach, so the answer is
-- a function's: one statement instead of a transaction of Super Admin's role.

-- Whether a sign-in was noted before: its session is known or, without a session, the last one is less than an hour old.
create function is_noted(last_sign_in_at timestamptz, noted_sessions text[], session text, at timestamptz) returns boolean
  language sql immutable as $$
  select case when session is null then coalesce(last_sign_in_at > at - interval '1 hour', false) else session = any(noted_sessions) end $$;

-- The active user of a token that wasn't revoked, with the access they have now. A user who was added by e-mail address is found by
-- that address at the first sign-in. PL/pgSQL keeps the plan of its statement, SQL functions would plan it for each call.
create function signed_in(subject text, email text, session text, issued_at timestamptz, at timestamptz)
  returns table (id int, role text, is_linked boolean, is_noted boolean, permissions text[], accounts int[])
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select u.id, r.name, u.subject is not null, is_noted(u.last_sign_in_at, u.noted_sessions, signed_in.session, signed_in.at),
         array(select distinct p.permission from role_permission_group g
                 join permission_group_permission p on p.group_id = g.group_id where g.role_id = u.role_id),
         array(select a.account_id from user_account a where a.user_id = u.id order by a.account_id)
    from users u join role r on r.id = u.role_id
   where (u.subject = signed_in.subject or (u.subject is null and u.email = signed_in.email))
     and u.active and u.deleted_at is null
     and not exists (select from revocation v
       where ((v.kind = 'session' and v.value = signed_in.session) or (v.kind = 'subject' and v.value = signed_in.subject))
         and v.issued_before >= signed_in.issued_at)
   order by u.subject is not null desc limit 1;
end $$;
revoke execute on function signed_in(text, text, text, timestamptz, timestamptz) from public;
grant execute on function signed_in(text, text, text, timestamptz, timestamptz) to mailroom_app;
