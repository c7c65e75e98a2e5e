-- The domains that an account's e-mails are signed for. `dns_name` is the domain as DNS spells it. `answers` holds what DNS said
-- at the last check, by the name of the record; what that means is decided when it is read.
create table sending_domain (
  account_id int not null references account,
  id bigint generated always as identity,
  domain text not null,
  dns_name text not null check (dns_name = lower(dns_name)),
  answers jsonb not null default '{}',
  checked_at timestamptz,
  created_at timestamptz not null default business_now(),
  updated_at timestamptz not null default business_now(),
  created_by int,
  version int not null default 1,
  primary key (account_id, id),
  unique (account_id, dns_name)
);
create index on sending_domain (account_id, domain collate "C", id);

-- At most one key in each state. The private half is encrypted for its row, and forgotten when the key retires.
create table sending_key (
  account_id int not null,
  id bigint generated always as identity,
  domain_id bigint not null,
  selector text not null unique,
  state text not null check (state in ('next', 'active', 'retired')),
  public_key text not null,
  private_key_cipher text,
  created_at timestamptz not null default business_now(),
  seen_at timestamptz,
  retired_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, domain_id) references sending_domain (account_id, id) on delete cascade,
  unique (account_id, domain_id, state),
  check ((state = 'retired') = (retired_at is not null)),
  check ((state = 'retired') = (private_key_cipher is null))
);

call protect_tenant('sending_domain');
call protect_tenant('sending_key');
call keep_history('sending_domain', 'sending_domain', 'answers,checked_at');
-- Each entry names its domain and its selector, so that the domain's history tells it.
create trigger audit after insert or update or delete on sending_key for each row
  execute function record_change('sending_key', 'private_key_cipher', 'private_key_cipher', 'domain_id,selector');
