-- Labels of creatives. A label is its name: it begins with the first creative that has it and ends with the last. `key` is
-- the name without case, as the program compares it. One spelling per account is kept by the program, behind a lock.
create table creative_label (
  account_id int not null references account,
  id bigint generated always as identity,
  creative_id int not null,
  name text not null check (char_length(name) between 1 and 40),
  key text not null,
  created_at timestamptz not null default business_now(),
  created_by int references users default actor_user(),
  primary key (account_id, id),
  unique (account_id, creative_id, key),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade
);
create index on creative_label (account_id, key, creative_id);
call protect_tenant('creative_label');
-- Labels that go with their creative were taken off by nobody.
create trigger audit after insert or delete on creative_label for each row when (pg_trigger_depth() = 0)
  execute function record_change('creative_label', '', '');
-- A removed label has only what it was before.
create index audit_creative_labels on audit_entry (((coalesce(after, before) ->> 'creative_id')::bigint)) where entity = 'creative_label';
