-- What a check tells of an e-mail beside its findings: { words, language, preview }. Null before the first check.
alter table creative_revision add column content_facts jsonb;

-- A check writes it on a revision that a launch used, too.
drop trigger keep_used on creative_revision;
create trigger keep_used before update or delete on creative_revision for each row when (old.used_at is not null)
  execute function keep_used('check_state,check_fence,check_progress,check_started_at,check_finished_at,check_error,banner_file_id,content_facts');
