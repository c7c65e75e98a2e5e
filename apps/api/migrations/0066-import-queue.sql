-- Where a waiting import stands among all accounts: nobody sees the others, but everybody waits for them. Large files, which get
-- a table of their own, wait only for large ones. `large` is the number of rows from which a file is one.
create function import_queue(version int, large int) returns table (place int, bytes_ahead bigint, bytes_per_second float)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with running as (
    select v.id, v.created_at, v.started_at, v.file_size, v.bytes_read,
           v.file_size > (v.settings ->> 'row_bytes')::numeric * large as is_large
      from audience_version v where v.state = 'importing'),
  mine as (
    select r.* from running r join audience_version v on v.id = r.id where r.id = version and r.started_at is null and in_reach(v.account_id)),
  ahead as (
    select r.* from running r, mine
     where r.is_large = mine.is_large and (r.started_at is not null or (r.created_at, r.id) < (mine.created_at, mine.id)))
  select (select count(*)::int from ahead where started_at is null) + 1,
         coalesce((select sum(file_size - bytes_read)::bigint from ahead), 0),
         (select sum(bytes_read / greatest(1, extract(epoch from business_now() - started_at)))::float
            from ahead where started_at is not null and bytes_read > 0)
    from mine $$;
revoke execute on function import_queue(int, int) from public;
grant execute on function import_queue(int, int) to mailroom_app, mailroom_super;
create index audience_version_importing on audience_version (id) where state = 'importing';
