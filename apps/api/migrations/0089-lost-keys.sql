-- Since when DNS no longer shows the record of a key that signed.
alter table sending_key add column lost_at timestamptz;

-- The history of an account tells what became of its sending domains.
create index audit_sending_domains on audit_entry (account_id, id desc) where entity in ('sending_domain', 'sending_key');
