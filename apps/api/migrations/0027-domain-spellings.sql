-- stop-first: the program before this one looks for addresses only as they are stored, so it would mail people again whom
-- this one wrote down in another spelling of their domain.

-- A domain such as münchen.example has a second spelling, xn--mnchen-3ya.example. Members, entries and digests are made of
-- the second one from now on, but older rows and the lists of customers have either. PostgreSQL can't convert them, so each
-- account keeps the spellings of the domains of its people. Domains with a single spelling have no row.
create table domain_spelling (
  account_id int not null references account,
  domain text collate "C" not null,
  spelling text collate "C" not null,
  primary key (account_id, domain, spelling),
  check (domain <> spelling)
);
call protect_tenant('domain_spelling');

-- The domain and those above it down to two labels, because an entry covers the domains below its own. Written with `rows`
-- as the planner would expect a thousand of them, and then read whole lists instead of the index.
create function domains_above(domain text) returns table (value text) language plpgsql immutable parallel safe rows 2 as $$
declare
  labels text[] := string_to_array(domain, '.');
begin
  for place in 1 .. greatest(cardinality(labels) - 1, 1) loop
    value := array_to_string(labels[place:], '.');
    return next;
  end loop;
end $$;

-- Stored entries that no address can match. They stay on their list, which says so, and are found without reading the list.
create function is_mail_domain(domain text) returns boolean language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select domain collate "C" ~ '^(([a-z0-9-]|[^ -~])+\.)+(([a-z]|[^ -~]){2,}|xn[a-z0-9-]{2,})$' and domain !~ '(^|\.)-|-(\.|$)' $$;
create index suppression_entry_useless on suppression_entry (list_id, value) where kind = 'domain' and not is_mail_domain(value);
create index house_suppression_entry_useless on house_suppression_entry (list_id, value)
  where kind = 'domain' and not is_mail_domain(value);

-- Versions whose people must be compared with the lists once more, because the lists now match more of them. A job does so
-- at the next start, and deletes each row in the transaction that counts its version.
create table comparison_due (
  account_id int not null,
  version_id int not null,
  primary key (account_id, version_id),
  foreign key (account_id, version_id) references audience_version (account_id, id) on delete cascade
);
call protect_tenant('comparison_due');
insert into comparison_due (account_id, version_id)
select account_id, id from audience_version where state in ('importing', 'sealed');
