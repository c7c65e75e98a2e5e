-- When a user last signed in, and the sessions whose first call was already noted.
alter table users
  add column last_sign_in_at timestamptz,
  add column noted_sessions text[] not null default '{}';

-- A sign-in is not an edit, so neither the audit nor the time of the last change takes note of it.
drop trigger audit on users;
create trigger audit after insert or update or delete on users for each row
  execute function record_change('user', 'saved_views,page_sizes,density,theme,last_sign_in_at,noted_sessions', '');
drop trigger touch on users;
create trigger touch before update on users for each row
  when (new.noted_sessions is not distinct from old.noted_sessions and new.last_sign_in_at is not distinct from old.last_sign_in_at)
  execute function touch();
