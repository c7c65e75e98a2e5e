-- Users are sorted by their whole name. The index by the first name stays for programs of the version before.
create index on users (lower(first_name || ' ' || last_name) collate "C", id) where deleted_at is null;
