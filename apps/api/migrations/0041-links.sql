-- Where a link stands in its line, so that the preview can mark it: a minified HTML is one long line.
alter table creative_link add column col int;

-- Answers of web servers to links, for ten minutes. Each account has its own, so that nobody learns what others link to.
create table link_answer (
  account_id int not null references account,
  id bigint generated always as identity,
  -- Of the kind and the address; an address may hold a secret.
  link_hash text not null,
  result text not null check (result in ('Success', 'Pending')),
  final_url text,
  http_status int,
  redirects int,
  problem text,
  asked_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, link_hash)
);
call protect_tenant('link_answer');

-- When the links of a creative in use were last asked.
create table link_watch (
  account_id int not null references account,
  id bigint generated always as identity,
  creative_id int not null,
  asked_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, creative_id),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade
);
call protect_tenant('link_watch');
