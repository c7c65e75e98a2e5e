-- Versions whose counts are older than a suppression list. A row is added in the transaction that changes the list, so that
-- nobody reads an old count as a new one, and deleted in the one that announces the new count.
create table recount_due (
  account_id int not null,
  version_id int not null,
  asked_at timestamptz not null default business_now(),
  -- Null until the first people are compared.
  started_at timestamptz,
  -- The last member who was compared, how many were, and how many of them the house holds.
  last_id bigint not null default 0,
  done bigint not null default 0,
  held_by_house bigint not null default 0,
  -- The version has its new count, and nobody was told yet.
  is_counted boolean not null default false,
  -- A list changed after the first people were compared.
  is_asked_again boolean not null default false,
  primary key (account_id, version_id),
  foreign key (account_id, version_id) references audience_version (account_id, id) on delete cascade
);
call protect_tenant('recount_due');
-- The count of an unfinished recount was lost with its job, so all are counted once.
insert into recount_due (account_id, version_id) select account_id, id from audience_version where state in ('importing', 'sealed');
