-- When a person rejected this revision. A newer revision takes the rejection from the creative, but not from here: a launch that
-- pinned this revision must never send it.
alter table creative_revision add column rejected_at timestamptz;
drop trigger keep_used on creative_revision;
create trigger keep_used before update or delete on creative_revision for each row when (old.used_at is not null)
  execute function keep_used('check_state,check_fence,check_progress,check_started_at,check_finished_at,check_error,banner_file_id,content_facts,part_hashes,rejected_at');

update creative_revision r set rejected_at = c.rejected_at
  from creative c where c.account_id = r.account_id and c.current_revision_id = r.id and c.rejected_at is not null;

-- Products that a rejection paused, and whose creative has got a newer revision since. If the rejection was withdrawn before that,
-- this refuses to resume what could be resumed: a corrected mail or a cancelling is still possible.
update creative_revision r set rejected_at = t.at
  from product p
  join creative c on c.account_id = p.account_id and c.id = p.creative_id
 cross join lateral (select event, at from product_transition where product_id = p.id order by id desc limit 1) t
 where p.attention = 'paused' and t.event = 'creative_rejected' and c.current_revision_id <> p.pinned_revision_id
   and r.account_id = p.account_id and r.id = p.pinned_revision_id and r.rejected_at is null;
