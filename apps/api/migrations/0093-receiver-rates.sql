-- How many messages a minute an account sends to single receiving domains, as a list of { domain, rate_per_minute }.
alter table account
  add column receiver_rates jsonb not null default '[]' check (jsonb_typeof(receiver_rates) = 'array');

-- The domains by which the launch's messages are divided into lanes. Null: they are not divided, or not all of them yet.
alter table launch add column receivers text[];
-- How the program divides them is nobody's edit.
drop trigger audit on launch;
create trigger audit after insert or update or delete on launch for each row
  execute function record_change('launch', 'counts,build,receivers', '');

-- The lane of a message: a receiving domain with a rate of its own, or '*' for all others. Null while its launch is not divided, so
-- that a launch of an account without these rates pays nothing for them.
alter table message add column receiver text collate "C";
create index message_lanes on message (launch_id, purpose, receiver, next_try_at, id) where state = 'queued' and receiver is not null;

-- What an account has claimed for a receiving domain in the current minute, over all its launches and all nodes.
create table receiver_window (
  account_id int not null references account,
  domain text collate "C" not null,
  minute timestamptz not null,
  claimed int not null,
  primary key (account_id, domain)
);
call protect_tenant('receiver_window');
