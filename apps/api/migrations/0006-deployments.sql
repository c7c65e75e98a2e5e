-- What a launch did: its attempts, steps, the message ledger, and what came back.

create table launch (
  id int generated always as identity primary key,
  account_id int not null references account,
  product_id int not null,
  attempt int not null,
  revision_id int not null,
  version_id int not null,
  hold_until timestamptz not null,
  -- counts: the funnel from rows to recipients · build: how far the send list is, so that a killed build goes on there.
  counts jsonb not null default '{}',
  build jsonb,
  manifest jsonb,
  manifest_hash text,
  launched_at timestamptz not null,
  launched_by int references users,
  confirmed_at timestamptz,
  confirmed_by int references users,
  started_at timestamptz,
  ended_at timestamptz,
  outcome text,
  unique (account_id, id),
  unique (product_id, attempt),
  foreign key (account_id, product_id) references product (account_id, id),
  foreign key (account_id, revision_id) references creative_revision (account_id, id),
  foreign key (account_id, version_id) references audience_version (account_id, id)
);
alter table product add foreign key (account_id, launch_id) references launch (account_id, id) deferrable initially deferred;

create table launch_step (
  id int generated always as identity primary key,
  account_id int not null references account,
  launch_id int not null,
  position int not null,
  name text not null check (name in ('Hold', 'Build send list', 'Proof to test seeds', 'Confirm', 'Deploy', 'Deliver data')),
  status text not null default 'Not Started',
  attempts int not null default 0,
  started_at timestamptz,
  finished_at timestamptz,
  result text,
  severity text,
  raw_error text,
  unique (account_id, id),
  unique (launch_id, position),
  foreign key (account_id, launch_id) references launch (account_id, id) on delete cascade
);

-- One ledger for proof, test and live sends. accepted at most once without a person's word: claim commits before DATA,
-- and a claim that was never answered is in doubt, never resent by itself.
create table message (
  id bigint generated always as identity primary key,
  account_id int not null references account,
  purpose text not null check (purpose in ('live', 'live seed', 'proof', 'test')),
  product_id int,
  launch_id int,
  revision_id int not null,
  email text collate "C",
  email_hmac bytea not null,
  merge jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'claimed', 'accepted', 'refused', 'in doubt', 'suppressed late', 'withdrawn')),
  attempts int not null default 0,
  next_try_at timestamptz not null default business_now(),
  -- The run of the job that claimed it: its fence. An outcome counts only from the run that holds the claim.
  claimed_by text,
  claimed_at timestamptz,
  settled_at timestamptz,
  settled_by int references users,
  response text,
  message_id text not null,
  created_at timestamptz not null default business_now(),
  created_by int references users,
  unique (account_id, id),
  foreign key (account_id, product_id) references product (account_id, id),
  foreign key (account_id, launch_id) references launch (account_id, id),
  -- Test sends go with their creative; what a launch sent holds it through the launch.
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade
);
create unique index message_once on message (launch_id, purpose, email_hmac) where launch_id is not null;
create index message_queue on message (launch_id, purpose, next_try_at, id) where state = 'queued';
create index message_states on message (launch_id, purpose, state);
create index message_in_doubt on message (account_id, product_id) where state = 'in doubt';
create index message_mailed on message (product_id, email_hmac) where state in ('claimed', 'accepted', 'in doubt');
create index on message (account_id, purpose, created_by, created_at) where purpose = 'test';

-- What an account with a send rate has claimed in the current minute, over all its launches and all nodes.
create table send_window (
  account_id int primary key references account,
  minute timestamptz not null,
  claimed int not null
);

-- The links of a launch, frozen with it: the tracking host redirects to these and to nothing else.
create table launch_link (
  id int generated always as identity primary key,
  account_id int not null references account,
  launch_id int not null,
  product_id int not null,
  position int not null,
  text text not null default '',
  url text not null,
  unique (account_id, id),
  unique (launch_id, position),
  foreign key (account_id, launch_id) references launch (account_id, id) on delete cascade,
  foreign key (account_id, product_id) references product (account_id, id)
);

create table response (
  id bigint generated always as identity primary key,
  account_id int not null references account,
  product_id int not null,
  message_id bigint not null,
  kind text not null check (kind in ('open', 'click', 'unsubscribe', 'bounce', 'complaint')),
  link_id int,
  is_first boolean not null,
  at timestamptz not null,
  foreign key (account_id, product_id) references product (account_id, id),
  foreign key (account_id, message_id) references message (account_id, id),
  foreign key (account_id, link_id) references launch_link (account_id, id)
);
create unique index response_first on response (message_id, kind, coalesce(link_id, 0)) where is_first;
create index on response (account_id, product_id, at);

create table product_response (
  id bigint generated always as identity primary key,
  account_id int not null references account,
  product_id int not null,
  day date not null,
  source text not null check (source in ('tracking', 'upload')),
  delivered bigint not null default 0,
  bounced bigint not null default 0,
  opens bigint not null default 0,
  unique_opens bigint not null default 0,
  clicks bigint not null default 0,
  unique_clicks bigint not null default 0,
  unsubscribes bigint not null default 0,
  complaints bigint not null default 0,
  updated_at timestamptz not null default business_now(),
  unique (account_id, id),
  unique (product_id, day, source),
  foreign key (account_id, product_id) references product (account_id, id)
);

create table product_link_response (
  account_id int not null references account,
  product_id int not null,
  link_id int not null,
  clicks bigint not null default 0,
  unique_clicks bigint not null default 0,
  primary key (link_id),
  foreign key (account_id, product_id) references product (account_id, id),
  foreign key (account_id, link_id) references launch_link (account_id, id) on delete cascade
);
create index on product_link_response (account_id, product_id);

call protect_tenant('launch');
call protect_tenant('launch_step');
call protect_tenant('message');
call protect_tenant('send_window');
call protect_tenant('launch_link');
call protect_tenant('response');
call protect_tenant('product_response');
call protect_tenant('product_link_response');

call keep_history('launch', 'launch', 'counts,build');
create trigger audit after update on message for each row
  when (new.settled_by is distinct from old.settled_by) execute function record_change('message', '', 'email,email_hmac');
create trigger audit after insert or update or delete on product_response for each row
  when (pg_trigger_depth() = 0 and current_setting('app.actor', true) like 'user%') execute function record_change('product_response', '', '');
