-- E-mail creatives. Content is immutable once uploaded: every change of it is a revision, and products pin revisions.

create table creative (
  id int generated always as identity primary key,
  account_id int not null references account,
  advertiser_id int not null,
  name text not null,
  creative_type text not null check (creative_type in ('html', 'zip', 'text')),
  status text not null default 'Draft',
  reasons jsonb not null default '[]',
  current_revision_id int,
  is_draft boolean not null default false,
  -- The revision that last went Live and the product that did it: 'Live - See Report' while it is the current one.
  live_revision_id int,
  live_product_id int,
  rejected_reason text,
  rejected_by int references users,
  rejected_at timestamptz,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1,
  unique (account_id, id),
  foreign key (account_id, advertiser_id) references advertiser (account_id, id)
);
create index on creative (account_id, updated_at desc, id);
create index on creative (account_id, lower(name) collate "C", id);
create index on creative (account_id, status, id);
create index on creative (account_id, advertiser_id, id);
create index creative_search on creative using gin (lower(name) gin_trgm_ops);

create table creative_revision (
  id int generated always as identity primary key,
  account_id int not null references account,
  creative_id int not null,
  number int not null,
  subject text,
  preheader text,
  sender_profile_id int,
  -- html_file_id is always HTML; source_file_id is what was uploaded (the same file, or the ZIP it came in).
  html_file_id bigint,
  source_file_id bigint,
  -- text_part is a person's own; derived_text is made of the HTML by the check.
  text_part text,
  derived_text text,
  merge_fields jsonb not null default '[]',
  banner_file_id bigint,
  test_seed_file_id bigint,
  live_seed_file_id bigint,
  check_state text not null default 'Not Started',
  check_fence int not null default 0,
  check_progress jsonb not null default '{}',
  check_started_at timestamptz,
  check_finished_at timestamptz,
  check_error text,
  created_at timestamptz not null default business_now(),
  created_by int references users,
  unique (account_id, id),
  unique (creative_id, number),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade,
  foreign key (account_id, sender_profile_id) references sender_profile (account_id, id),
  foreign key (account_id, html_file_id) references file (account_id, id),
  foreign key (account_id, source_file_id) references file (account_id, id),
  foreign key (account_id, banner_file_id) references file (account_id, id),
  foreign key (account_id, test_seed_file_id) references file (account_id, id),
  foreign key (account_id, live_seed_file_id) references file (account_id, id)
);
alter table creative add foreign key (account_id, current_revision_id) references creative_revision (account_id, id) deferrable initially deferred;
alter table creative add foreign key (account_id, live_revision_id) references creative_revision (account_id, id) deferrable initially deferred;

create table creative_finding (
  id int generated always as identity primary key,
  account_id int not null references account,
  creative_id int not null,
  revision_id int not null,
  kind text not null,
  severity text not null,
  message text not null,
  line int,
  col int,
  subject_entity text,
  subject_id int,
  fingerprint text not null,
  is_overridable boolean not null,
  overridden_at timestamptz,
  overridden_by int references users,
  override_reason text,
  unique (account_id, id),
  unique (revision_id, fingerprint),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade,
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade
);

create table creative_link (
  id int generated always as identity primary key,
  account_id int not null references account,
  creative_id int not null,
  revision_id int not null,
  position int not null,
  line int,
  text text not null default '',
  url text not null,
  kind text not null check (kind in ('web', 'unsubscribe', 'mail', 'phone', 'anchor', 'merge', 'image')),
  final_url text,
  http_status int,
  redirects int,
  tracking jsonb not null default '{}',
  result text not null default 'Not Started',
  problem text,
  verdict text check (verdict in ('accepted', 'rejected')),
  verdict_by int references users,
  verdict_at timestamptz,
  note text,
  checked_at timestamptz,
  version int not null default 1,
  unique (account_id, id),
  unique (revision_id, position),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade,
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade
);

create table creative_client (
  id int generated always as identity primary key,
  account_id int not null references account,
  creative_id int not null,
  revision_id int not null,
  family text not null,
  platform text not null,
  is_required boolean not null default false,
  verdict text not null check (verdict in ('works', 'degrades', 'loses content', 'unknown')),
  issues jsonb not null default '[]',
  decision text check (decision in ('accepted', 'rejected')),
  decided_by int references users,
  decided_at timestamptz,
  note text,
  version int not null default 1,
  unique (account_id, id),
  unique (revision_id, family, platform),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade,
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade
);

create table creative_seed (
  id int generated always as identity primary key,
  account_id int not null references account,
  creative_id int not null,
  revision_id int not null,
  list text not null check (list in ('test', 'live')),
  -- A revision without a list of its own gets the advertiser's, as it was when the check read it.
  source text not null default 'creative' check (source in ('creative', 'advertiser')),
  line int not null,
  email text collate "C" not null,
  first_name text,
  last_name text,
  problem text,
  unique (account_id, id),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade,
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade
);
create index on creative_seed (revision_id, list, line);

-- The copies of an e-mail's images that the check fetched; previews show these and never the advertiser's own.
create table creative_image (
  id int generated always as identity primary key,
  account_id int not null references account,
  revision_id int not null,
  url text not null,
  file_id bigint,
  problem text,
  unique (account_id, id),
  unique (revision_id, url),
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade,
  foreign key (account_id, file_id) references file (account_id, id)
);

call protect_tenant('creative');
call protect_tenant('creative_revision');
call protect_tenant('creative_finding');
call protect_tenant('creative_link');
call protect_tenant('creative_client');
call protect_tenant('creative_seed');
call protect_tenant('creative_image');

call keep_history('creative', 'creative', 'reasons');
create trigger audit after insert on creative_revision for each row execute function record_change('creative_revision', '', '');
create trigger audit after update on creative_finding for each row execute function record_change('creative_finding', '', '');
create trigger audit after update on creative_link for each row execute function record_change('email_link', 'final_url,http_status,redirects,tracking,result,problem,checked_at', '');
create trigger audit after update on creative_client for each row execute function record_change('email_client', 'verdict,issues', '');

create function search_creative(accounts int[], q text) returns setof int language sql stable security definer set search_path = pg_catalog, public as $$
  select id from creative where (accounts is null or account_id = any(accounts)) and lower(name) like like_inside(q) $$;
