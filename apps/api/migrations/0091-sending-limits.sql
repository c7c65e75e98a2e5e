-- The hours in which an account sends and its warm-up plan, beside its send rate. Null: no limit.
alter table account
  add column send_hours jsonb check (
    (send_hours ->> 'from_hour')::int >= 0 and (send_hours ->> 'until_hour')::int between (send_hours ->> 'from_hour')::int + 1 and 24),
  add column warm_up jsonb check (
    (warm_up ->> 'first_day')::int > 0 and (warm_up ->> 'until')::int > (warm_up ->> 'first_day')::int);

-- How many people an account with a warm-up plan has mailed on the current day of its zone, over all its launches and all nodes.
create table send_day (
  account_id int primary key references account,
  day date not null,
  people int not null check (people >= 0)
);
call protect_tenant('send_day');
