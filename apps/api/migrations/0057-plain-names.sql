-- Names that turn the direction of the text after them, or break its line, from before they were refused
-- (`textFault` of packages/domain). Texts that readers get, such as subjects, keep theirs.
create function pg_temp.has_marks(name text) returns boolean language sql immutable as $$
  select name ~ '[\u2028-\u202e\u2066-\u2069]' $$;
create function pg_temp.plain(name text) returns text language sql immutable as $$
  select coalesce(nullif(trim(regexp_replace(regexp_replace(name, '[\u2028\u2029]', ' ', 'g'), '[\u202a-\u202e\u2066-\u2069]', '', 'g')), ''), 'Unnamed') $$;

do $$
declare
  target record;
begin
  for target in values
    ('account', 'name'), ('account', 'owner_phone'), ('advertiser', 'advertiser_name'), ('sender_profile', 'from_name'),
    ('audience', 'name'), ('suppression_list', 'name'), ('house_suppression_list', 'name'), ('creative', 'name'),
    ('orders', 'name'), ('orders', 'po_number'), ('product', 'name'), ('install', 'name'), ('users', 'first_name'),
    ('users', 'last_name'), ('task', 'title'), ('file', 'name')
  loop
    execute format('update %1$I set %2$I = pg_temp.plain(%2$I) where pg_temp.has_marks(%2$I)', target.column1, target.column2);
  end loop;
  -- Stored reasons name records.
  for target in values ('creative'), ('audience'), ('product') loop
    execute format('update %1$I set reasons = pg_temp.plain(reasons::text)::jsonb where pg_temp.has_marks(reasons::text)', target.column1);
  end loop;
end $$;

-- A view has its name once for its owner and list. The other view of the name keeps it.
do $$
declare
  view record;
begin
  for view in select id, pg_temp.plain(name) as name from saved_view where pg_temp.has_marks(name) loop
    begin
      update saved_view set name = view.name where id = view.id;
    exception when unique_violation then
      update saved_view set name = left(view.name, 60) || ' ' || view.id where id = view.id;
    end;
  end loop;
end $$;

-- A label is its name: one that reads as another is that other one.
do $$
declare
  label record;
begin
  for label in select account_id, id, pg_temp.plain(name) as name from creative_label where pg_temp.has_marks(name) loop
    begin
      update creative_label
         set key = lower(label.name), name = coalesce((select l.name from creative_label l
           where l.account_id = label.account_id and l.key = lower(label.name) limit 1), label.name)
       where account_id = label.account_id and id = label.id;
    exception when unique_violation then
      delete from creative_label where account_id = label.account_id and id = label.id;
    end;
  end loop;
end $$;
drop function pg_temp.has_marks(text);
drop function pg_temp.plain(text);
