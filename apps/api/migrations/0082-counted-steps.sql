-- A large import counts its duplicates and its suppressed people with the step that finds them. One that is running had its
-- last steps counted at the end, so it is counted now.
do $$
declare
  apart record;
  people bigint;
  held bigint;
begin
  for apart in
    select c.oid::regclass as tbl, v.id from pg_class c
      join audience_version v on c.relname = format('audience_member_%s', v.id) and v.state = 'importing'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
  loop
    execute format('select count(*), count(*) filter (where is_suppressed) from %s', apart.tbl) into people, held;
    update audience_version v
       set accepted = people - held, suppressed = held, duplicates = v.rows - v.rejected - v.opted_out - v.merged - people
     where v.id = apart.id;
  end loop;
end $$;
