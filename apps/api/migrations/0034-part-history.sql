-- The history of a creative or an audience includes what people did to its parts. A check replaces findings and clients,
-- so an entry must say itself which record it belongs to and which part it was.

-- record_change(entity, ignored columns, secret columns, named columns), all comma-separated. Named columns are in each
-- entry, with the same value before and after.
create or replace function record_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ignored text[] := string_to_array(coalesce(tg_argv[1], ''), ',') || array['updated_at', 'version'];
  secret text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
  named text[] := string_to_array(coalesce(tg_argv[3], ''), ',');
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  before_part jsonb;
  after_part jsonb;
  col text;
begin
  foreach col in array secret loop
    if old_row ? col and old_row ->> col is not null then old_row := jsonb_set(old_row, array[col], to_jsonb('set ' || left(md5(old_row ->> col), 6))); end if;
    if new_row ? col and new_row ->> col is not null then new_row := jsonb_set(new_row, array[col], to_jsonb('set ' || left(md5(new_row ->> col), 6))); end if;
  end loop;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(n.key, old_row -> n.key), jsonb_object_agg(n.key, n.value) into before_part, after_part
      from jsonb_each(new_row) n where n.value is distinct from old_row -> n.key and n.key <> all(ignored);
    if after_part is null then return null; end if;
    foreach col in array named loop
      before_part := before_part || jsonb_build_object(col, old_row -> col);
      after_part := after_part || jsonb_build_object(col, new_row -> col);
    end loop;
  else
    before_part := old_row;
    after_part := new_row;
  end if;
  insert into audit_entry (at, request_id, actor, user_id, account_id, entity, entity_id, action, before, after)
  values (business_now(), nullif(current_setting('app.request', true), ''),
          coalesce(nullif(current_setting('app.actor', true), ''), 'owner'), actor_user(),
          case tg_argv[0] when 'account' then (whole ->> 'id')::int else (whole ->> 'account_id')::int end,
          tg_argv[0], coalesce((whole ->> 'id')::bigint, (whole ->> 'user_id')::bigint, (whole ->> 'group_id')::bigint, (whole ->> 'role_id')::bigint),
          lower(tg_op), before_part, after_part);
  return null;
end $$;

drop trigger audit on creative_finding;
create trigger audit after update on creative_finding for each row
  execute function record_change('creative_finding', '', '', 'creative_id,message');
drop trigger audit on creative_link;
create trigger audit after update on creative_link for each row
  execute function record_change('email_link', 'final_url,http_status,redirects,tracking,result,problem,checked_at', '', 'creative_id,url');
drop trigger audit on creative_client;
create trigger audit after update on creative_client for each row
  execute function record_change('email_client', 'verdict,issues', '', 'creative_id,family,platform');
drop trigger audit on audience_version;
create trigger audit after insert or update on audience_version for each row execute function record_change('audience_version',
  'rows,accepted,rejected,duplicates,suppressed,merged,reject_counts,suppressed_now,suppressed_by_house,deliverable,bytes_read,checkpoint,rolling_hash,fence,recounted_at',
  '', 'audience_id,file_name');

-- Each sending of a test, to tell who sent it. Its messages hold addresses and go after their time.
create table test_send (
  account_id int not null references account,
  id bigint generated always as identity,
  creative_id int not null,
  revision_id int not null,
  recipients int not null,
  created_at timestamptz not null default business_now(),
  created_by int not null references users,
  primary key (account_id, id),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade,
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade
);
call protect_tenant('test_send');
create trigger audit after insert on test_send for each row execute function record_change('test_send', '', '', '');

create index audit_creative_parts on audit_entry (((after ->> 'creative_id')::bigint))
  where entity in ('creative_finding', 'email_link', 'email_client', 'test_send');
create index audit_audience_parts on audit_entry (((after ->> 'audience_id')::bigint)) where entity = 'audience_version';
