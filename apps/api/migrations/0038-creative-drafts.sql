-- The unsaved HTML of a creative, one text per person. Nobody else reads it, so it is neither audited nor versioned.
create table creative_draft (
  account_id int not null references account,
  id bigint generated always as identity,
  creative_id int not null,
  user_id int not null references users on delete cascade,
  base_revision int not null,
  html text not null check (octet_length(html) <= 5242880),
  kept_at timestamptz not null default business_now(),
  primary key (account_id, id),
  unique (account_id, creative_id, user_id),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade
);
call protect_tenant('creative_draft');
create index creative_draft_age on creative_draft (kept_at);
create index creative_draft_user on creative_draft (user_id);
