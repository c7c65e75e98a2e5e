-- Notes between client and house on a product. Those for staff only are left out for everybody else by the query, because
-- a policy knows no permissions.
create table product_note (
  account_id int not null references account,
  id bigint generated always as identity,
  product_id int not null,
  author_id int not null references users,
  body text not null check (char_length(body) between 1 and 4000),
  is_internal boolean not null,
  created_at timestamptz not null default business_now(),
  edited_at timestamptz,
  version int not null default 1,
  primary key (account_id, id),
  foreign key (account_id, product_id) references product (account_id, id) on delete cascade
);
create index on product_note (account_id, product_id, id);

call protect_tenant('product_note');
-- Nobody writes in the name of somebody else.
create policy own_insert on product_note as restrictive for insert to mailroom_app, mailroom_super
  with check (author_id = actor_user());
create policy own_update on product_note as restrictive for update to mailroom_app, mailroom_super
  using (author_id = actor_user());
create policy own_delete on product_note as restrictive for delete to mailroom_app, mailroom_super
  using (author_id = actor_user());
call keep_history('product_note', 'product_note');

-- Those of these people who are active, work for the account or for all accounts, and hold one of the permissions. A client
-- who writes can't see a Super Admin, who must be told all the same.
create function who_hold(people int[], account int, any_of text[]) returns setof int language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.id from users u join role r on r.id = u.role_id
   where u.id = any(people) and u.active and u.deleted_at is null
     and (r.name = 'Super Admin'
          or (exists (select from user_account ua where ua.user_id = u.id and ua.account_id = account)
              and exists (select from role_permission_group g join permission_group_permission p on p.group_id = g.group_id
                           where g.role_id = u.role_id and p.permission = any(any_of)))) $$;
revoke execute on function who_hold(int[], int, text[]) from public;
grant execute on function who_hold(int[], int, text[]) to mailroom_app, mailroom_super;
