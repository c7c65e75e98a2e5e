-- The application may neither insert nor update audit entries, so that it can't rewrite history; sealing goes through
-- this one door, which only ever fills in what is empty.
create function seal_audit(at timestamptz, entries bigint[], hash text) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  made int;
begin
  insert into audit_seal (at, first_entry, last_entry, hash)
  values (seal_audit.at, entries[1], entries[cardinality(entries)], seal_audit.hash) returning id into made;
  update audit_entry set seal_id = made where id = any(entries) and seal_id is null;
end $$;
revoke all on function seal_audit(timestamptz, bigint[], text) from public;
grant execute on function seal_audit(timestamptz, bigint[], text) to mailroom_super;
