-- How a product was when a person last opened it, so that their list marks what changed since.
create table product_look (
  account_id int not null references account,
  user_id int not null references users on delete cascade,
  product_id int not null,
  status text not null,
  starts_at timestamptz,
  looked_at timestamptz not null default business_now(),
  primary key (account_id, user_id, product_id),
  foreign key (account_id, product_id) references product (account_id, id) on delete cascade
);
create index on product_look (account_id, product_id);
create index on product_look (user_id);

call protect_tenant('product_look');
-- Nobody sees who looked at what.
create policy own on product_look as restrictive to mailroom_app, mailroom_super
  using (user_id = actor_user()) with check (user_id = actor_user());

-- Somebody who changes a product themselves knows how it is now.
create function see_own_change() returns trigger language plpgsql as $$
begin
  update product_look set status = new.status, starts_at = new.starts_at, looked_at = business_now()
   where account_id = new.account_id and user_id = actor_user() and product_id = new.id;
  return null;
end $$;
create trigger own_change after update of status, starts_at on product for each row
  when ((old.status, old.starts_at) is distinct from (new.status, new.starts_at)) execute function see_own_change();
