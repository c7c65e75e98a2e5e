-- Orders and their products. A product is one deployment: what goes to whom, how many, when.

create table orders (
  id int generated always as identity primary key,
  account_id int not null references account,
  advertiser_id int not null,
  name text not null,
  po_number text,
  notes text,
  owner_id int references users,
  status text not null default 'Draft',
  submitted_at timestamptz,
  submitted_by int references users,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1,
  unique (account_id, id),
  foreign key (account_id, advertiser_id) references advertiser (account_id, id)
);
create index on orders (account_id, updated_at desc, id);
create index on orders (account_id, lower(name) collate "C", id);
create index on orders (account_id, status, id);
create index on orders (account_id, advertiser_id, id);
create index orders_search on orders using gin (lower(name) gin_trgm_ops);

create table product (
  id int generated always as identity primary key,
  account_id int not null references account,
  order_id int not null,
  advertiser_id int not null,
  name text not null,
  type text check (type in ('E-mail deployment', 'Data delivery')),
  audience_id int,
  creative_id int,
  install_id int,
  volume_ordered bigint,
  volume_tolerance_percent numeric(5, 2),
  volume_delivered bigint not null default 0,
  rate_cpm_cents int,
  currency text not null default 'USD',
  starts_at timestamptz,
  ends_at timestamptz,
  -- status, attention, reasons and who acts are stored by the rederive job; lists read them.
  status text not null default 'Draft',
  attention text check (attention in ('sent_back', 'start_missed', 'creative_rejected', 'step_failed', 'paused')),
  attention_detail text,
  reasons jsonb not null default '[]',
  next_change_at timestamptz,
  deliverable bigint,
  attempt int not null default 0,
  launch_id int,
  pinned_revision_id int,
  pinned_version_id int,
  accepted_volume bigint,
  accepted_volume_version_id int,
  accepted_volume_by int references users,
  accepted_volume_reason text,
  first_launched_at timestamptz,
  first_sent_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1,
  unique (account_id, id),
  foreign key (account_id, order_id) references orders (account_id, id) on delete cascade,
  foreign key (account_id, advertiser_id) references advertiser (account_id, id),
  -- An audience or creative that was never launched may go; products that meant it lose it and say so.
  foreign key (account_id, audience_id) references audience (account_id, id) on delete set null (audience_id),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete set null (creative_id),
  foreign key (account_id, install_id) references install (account_id, id),
  foreign key (account_id, pinned_revision_id) references creative_revision (account_id, id),
  foreign key (account_id, pinned_version_id) references audience_version (account_id, id),
  foreign key (account_id, accepted_volume_version_id) references audience_version (account_id, id) on delete set null (accepted_volume_version_id)
);
alter table creative add foreign key (account_id, live_product_id) references product (account_id, id) on delete set null (live_product_id) deferrable initially deferred;
create index on product (account_id, order_id, id);
create index on product (account_id, starts_at, id);
create index on product (account_id, status, starts_at, id);
create index on product (account_id, lower(name) collate "C", id);
create index on product (account_id, audience_id);
create index on product (account_id, creative_id);
create index on product (next_change_at) where next_change_at is not null;
create index product_search on product using gin (lower(name) gin_trgm_ops);

-- How a product came to its status: one row a transition, written with it.
create table product_transition (
  id bigint generated always as identity primary key,
  account_id int not null references account,
  product_id int not null,
  at timestamptz not null,
  event text not null,
  from_status text not null,
  from_attention text,
  to_status text not null,
  to_attention text,
  user_id int references users,
  detail text,
  foreign key (account_id, product_id) references product (account_id, id) on delete cascade
);
create index on product_transition (account_id, product_id, id);

create table product_rate (
  id int generated always as identity primary key,
  account_id int references account,
  product_type text not null check (product_type in ('E-mail deployment', 'Data delivery')),
  vertical_id int references vertical,
  cpm_cents int not null check (cpm_cents >= 0),
  currency text not null default 'USD',
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1
);
create unique index on product_rate (coalesce(account_id, 0), product_type, coalesce(vertical_id, 0), currency);

call protect_tenant('orders');
call protect_tenant('product');
call protect_tenant('product_transition');
call protect_shared('product_rate');

call keep_history('orders', 'order', 'status');
call keep_history('product', 'product', 'reasons,next_change_at,deliverable,volume_delivered');
call keep_history('product_rate', 'product_rate');

create function search_orders(accounts int[], q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from orders where (accounts is null or account_id = any(accounts)) and lower(name) like like_inside(q)
  union
  select order_id from product where (accounts is null or account_id = any(accounts)) and lower(name) like like_inside(q) $$;
create function search_product(accounts int[], q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from product where (accounts is null or account_id = any(accounts)) and lower(name) like like_inside(q)
  union
  select p.id from orders o join product p on p.account_id = o.account_id and p.order_id = o.id
   where (accounts is null or o.account_id = any(accounts)) and lower(o.name) like like_inside(q) $$;
