-- Files on their way. The bytes of one come in parts, which are files of their own, so that any node takes the next one.
create table audience_transfer (
  account_id int not null references account,
  id bigint generated always as identity,
  name text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  -- Milliseconds since 1970, as the uploader said. Another browser knows the file again by it.
  last_modified bigint,
  state text not null default 'uploading' check (state in ('uploading', 'reading', 'choosing', 'ready', 'refused')),
  progress int not null default 0 check (progress between 0 and 100),
  packing text check (packing in ('xlsx', 'zip', 'gzip')),
  tables jsonb not null default '[]',
  left_out jsonb not null default '[]',
  chosen int,
  problem text,
  upload_id int,
  created_at timestamptz not null default business_now(),
  created_by int not null references users default actor_user(),
  -- When its last byte came, or a table was chosen.
  touched_at timestamptz not null default business_now(),
  primary key (account_id, id),
  check ((state = 'refused') = (problem is not null)),
  foreign key (account_id, upload_id) references audience_upload (account_id, id) on delete set null (upload_id)
);
create unique index on audience_transfer (id);
create index on audience_transfer (created_by, id);
create index on audience_transfer (account_id, upload_id) where upload_id is not null;
call protect_tenant('audience_transfer');

create table audience_transfer_part (
  account_id int not null references account,
  transfer_id bigint not null,
  -- The place of its first byte.
  at bigint not null,
  file_id bigint not null,
  primary key (account_id, transfer_id, at),
  foreign key (account_id, transfer_id) references audience_transfer (account_id, id) on delete cascade,
  foreign key (account_id, file_id) references file (account_id, id)
);
create index on audience_transfer_part (account_id, file_id);
call protect_tenant('audience_transfer_part');

-- The packed file that an upload was unpacked from, and which table of it.
alter table audience_upload add column unpacked_from jsonb;
