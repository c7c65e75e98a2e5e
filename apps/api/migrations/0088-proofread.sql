-- Before the go-ahead every mail of a launch is read, and what differs between people is judged. A fault is what several mails
-- have in common. It names its mails by their keys only, so that the values of people are stored once and forgotten with them.
create table launch_proofread (
  account_id int not null references account,
  launch_id int not null,
  mails int not null check (mails >= 0),
  took_ms int not null check (took_ms >= 0),
  -- What the creative says around the fields of people.
  places jsonb not null,
  -- Messages that show the extremes: the longest values, the fewest, another script.
  people jsonb not null,
  read_at timestamptz not null default business_now(),
  primary key (account_id, launch_id),
  foreign key (account_id, launch_id) references launch (account_id, id) on delete cascade
);

create table launch_proofread_fault (
  account_id int not null references account,
  id bigint generated always as identity,
  launch_id int not null,
  product_id int not null,
  kind text not null,
  severity text not null,
  place text not null,
  field text,
  url text,
  mails int not null check (mails > 0),
  -- A hash over the keys of its mails, in their order.
  mails_hash text not null,
  decision text check (decision in ('leave_out', 'fallback', 'accept')),
  fallback text,
  reason text,
  decided_by int references users,
  decided_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, launch_id) references launch (account_id, id) on delete cascade,
  foreign key (account_id, product_id) references product (account_id, id) on delete cascade,
  check ((decision is null) = (decided_at is null)),
  check ((decision is not distinct from 'fallback') = (fallback is not null)),
  check (decision is distinct from 'accept' or reason is not null)
);
create index on launch_proofread_fault (account_id, launch_id);

create table launch_proofread_mail (
  account_id int not null references account,
  fault_id bigint not null,
  message_id bigint not null,
  primary key (account_id, fault_id, message_id),
  foreign key (account_id, fault_id) references launch_proofread_fault (account_id, id) on delete cascade,
  foreign key (account_id, message_id) references message (account_id, id) on delete cascade
);
create index on launch_proofread_mail (account_id, message_id);

call protect_tenant('launch_proofread');
call protect_tenant('launch_proofread_fault');
call protect_tenant('launch_proofread_mail');
create trigger audit after update of decision, fallback, reason on launch_proofread_fault for each row
  execute function record_change('proofread_fault', 'decided_by,decided_at', '', 'product_id,kind,place,field');

-- Those left out keep their message, so that the decision can be taken back. No count, claim or relaunch asks for this purpose.
alter table message drop constraint message_purpose_check;
alter table message add constraint message_purpose_check
  check (purpose in ('live', 'live seed', 'proof', 'test', 'left out')) not valid;
alter table message validate constraint message_purpose_check;

-- A manifest follows the decisions of its launch until the go-ahead, and again once that is taken back. Of a launch that has ended it stays.
drop trigger keep_launch on launch;
create trigger keep_launch before update on launch for each row
  when ((old.account_id, old.product_id, old.attempt, old.revision_id, old.version_id, old.launched_at, old.launched_by)
        is distinct from (new.account_id, new.product_id, new.attempt, new.revision_id, new.version_id, new.launched_at, new.launched_by)
        or old.manifest_hash is not null
           and (new.manifest_hash is null or old.confirmed_at is not null or old.ended_at is not null)
           and (old.manifest, old.manifest_hash) is distinct from (new.manifest, new.manifest_hash))
  execute function keep_launch();

create function keep_proofread() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  whole record := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (select from launch l where l.account_id = whole.account_id and l.id = whole.launch_id
                and (l.confirmed_at is not null or l.ended_at is not null)) then
    perform walls.refuse(format('launch %s has its go-ahead and keeps its proofread list', whole.launch_id));
  end if;
  return whole;
end $$;
create trigger keep_proofread before insert or update or delete on launch_proofread for each row execute function keep_proofread();
create trigger keep_proofread before insert or update or delete on launch_proofread_fault for each row execute function keep_proofread();

-- How many faults wait for a decision, on the product's row, as its rules read no faults. It follows them, so the audit takes no note.
alter table product add column undecided int not null default 0 check (undecided >= 0);
drop trigger audit on product;
create trigger audit after insert or update or delete on product for each row
  execute function record_change('product',
    'reasons,next_change_at,deliverable,recipients,volume_delivered,waiting,unproved,undecided,has_sent,in_doubt,undo_until', '');
