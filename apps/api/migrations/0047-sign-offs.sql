-- Approval by part: a person signs off the HTML, the links, the clients, the seeds or the text of a creative. A sign-off
-- counts while the newest revision's part has the hash that was signed.
create table creative_sign_off (
  account_id int not null references account,
  id bigint generated always as identity,
  creative_id int not null,
  revision_id int not null,
  part text not null check (part in ('html', 'links', 'clients', 'seeds', 'text')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  signed_by int not null references users,
  signed_at timestamptz not null default business_now(),
  withdrawn_by int references users,
  withdrawn_at timestamptz,
  primary key (account_id, id),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  foreign key (account_id, creative_id) references creative (account_id, id) on delete cascade,
  foreign key (account_id, revision_id) references creative_revision (account_id, id) on delete cascade
);
-- One sign-off counts; those that were taken back are kept.
create unique index creative_sign_off_valid on creative_sign_off (account_id, creative_id, part, hash) where withdrawn_at is null;
create index on creative_sign_off (account_id, revision_id);
call protect_tenant('creative_sign_off');
create trigger audit after insert or update on creative_sign_off for each row
  execute function record_change('creative_sign_off', 'hash,signed_by,signed_at,withdrawn_by', '', 'creative_id,part');

drop index audit_creative_parts;
create index audit_creative_parts on audit_entry (((after ->> 'creative_id')::bigint))
  where entity in ('creative_finding', 'email_link', 'email_client', 'test_send', 'creative_sign_off');

-- The parts that need a sign-off before a creative of this account is approved.
alter table account add column sign_offs_needed text[] not null default '{}'
  check (sign_offs_needed <@ array['html', 'links', 'clients', 'seeds', 'text'] and array_position(sign_offs_needed, null) is null);

-- The hash of each part's content, by the part's name. Made of what the check stored, and stored with it: so one definition
-- serves the check, the seed lists that are read again, and the revisions from before.
create function part_hash(content text) returns text language sql immutable as $$
  select encode(sha256(convert_to(content, 'UTF8')), 'hex') $$;

create function part_hashes(revision int) returns jsonb language sql stable set search_path = pg_catalog, public as $$
  select jsonb_strip_nulls(jsonb_build_object(
    -- A ZIP brings its images with it; images from elsewhere are not part of the file.
    'html', (select part_hash(coalesce(h.sha256, h.id::text) || coalesce((
        select string_agg(jsonb_build_array(i.url, coalesce(f.sha256, f.id::text))::text, '' order by i.url collate "C")
          from creative_image i join file f on f.account_id = i.account_id and f.id = i.file_id
         where i.revision_id = r.id and i.url !~* '^https?:'), ''))
        from file h where h.account_id = r.account_id and h.id = r.html_file_id),
    'links', part_hash(coalesce((
        select string_agg(jsonb_build_array(l.kind, l.url, l.text)::text, '' order by l.position)
          from creative_link l where l.revision_id = r.id and l.kind <> 'image'), '')),
    -- Without lines: a paragraph further up moves them and changes nothing for a client.
    'clients', part_hash(coalesce((
        select string_agg(jsonb_build_array(e.family, e.platform, e.verdict, (
            select jsonb_agg(jsonb_build_array(s -> 'feature', s -> 'support', s -> 'losesContent')
                             order by s ->> 'feature' collate "C", s ->> 'support' collate "C")
              from jsonb_array_elements(e.issues) s))::text, '' order by e.family collate "C", e.platform collate "C")
          from creative_client e where e.revision_id = r.id), '')),
    'seeds', part_hash(coalesce((
        select string_agg(jsonb_build_array(s.list, s.email, s.first_name, s.last_name, s.problem)::text, ''
                          order by s.list, s.email, s.first_name collate "C", s.last_name collate "C", s.problem collate "C", s.line)
          from creative_seed s where s.revision_id = r.id), '')),
    'text', part_hash(coalesce(r.text_part, r.derived_text, ''))))
    from creative_revision r where r.id = revision $$;

-- Null before the first check has finished.
alter table creative_revision add column part_hashes jsonb;
drop trigger keep_used on creative_revision;
create trigger keep_used before update or delete on creative_revision for each row when (old.used_at is not null)
  execute function keep_used('check_state,check_fence,check_progress,check_started_at,check_finished_at,check_error,banner_file_id,content_facts,part_hashes');

update creative_revision r set part_hashes = part_hashes(r.id)
  from creative c where c.account_id = r.account_id and c.current_revision_id = r.id and r.check_state = 'Success';
