-- Functions of the owner named the schemas in which they look, but not the temporary one, which PostgreSQL then searches
-- first: a temporary table with the name of one of ours would have been read instead of it, also by the triggers that
-- refuse changes.
do $$
declare
  target record;
begin
  for target in
    select p.oid::regprocedure as name, substr(setting, length('search_path=') + 1) as path
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join unnest(p.proconfig) as setting
     where p.prosecdef and n.nspname in ('public', 'walls') and starts_with(setting, 'search_path=') and setting not like '%pg_temp%'
  loop
    execute format('alter function %s set search_path = %s, pg_temp', target.name, target.path);
  end loop;
end $$;
