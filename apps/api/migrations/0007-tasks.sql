-- Tasks: what needs a person. A system task is the visible form of a blocker and is closed when its cause is gone.

create table task (
  id int generated always as identity primary key,
  account_id int not null references account,
  title text not null,
  type text not null,
  severity text not null,
  status text not null default 'Not Started',
  subject_entity text not null,
  subject_id int not null,
  blocker text,
  product_id int,
  permissions jsonb not null default '[]',
  assignee_id int references users,
  due_at timestamptz,
  latest_start_at timestamptz,
  snoozed_until timestamptz,
  opened_by int references users,
  closed_at timestamptz,
  resolution text,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int references users,
  version int not null default 1,
  unique (account_id, id),
  foreign key (account_id, product_id) references product (account_id, id) on delete cascade
);
-- One task for one blocker, for ever: when the cause returns, the same task is opened again.
create unique index task_blocker on task (account_id, subject_entity, subject_id, blocker, coalesce(product_id, 0)) where blocker is not null;
create index on task (account_id, status, due_at, id);
create index on task (assignee_id, status, due_at, id);

create table task_comment (
  id int generated always as identity primary key,
  account_id int not null references account,
  task_id int not null,
  body text not null,
  created_at timestamptz not null default business_now(),
  created_by int references users,
  foreign key (account_id, task_id) references task (account_id, id) on delete cascade
);
create index on task_comment (account_id, task_id, id);

call protect_tenant('task');
call protect_tenant('task_comment');
call keep_history('task', 'task', 'severity');
call keep_history('task_comment', 'task_comment');
