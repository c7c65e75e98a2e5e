-- Stores what a check of a delivery destination found: whether it passed, the step that failed, the failure in words, and
-- the host key that was refused. Until now the result was either 'passed' or a text.
alter table install
  add column last_check_step text check (last_check_step in ('resolve', 'blocked', 'connect', 'host_key', 'sign_in', 'write', 'read', 'compare', 'remove')),
  add column last_check_message text,
  add column offered_host_key text;

-- A check is not an edit, so neither the audit nor the time of the last change takes note of it.
drop trigger audit on install;
alter table install disable trigger touch;
update install set last_check_message = last_check_result, last_check_result = 'failed' where last_check_result <> 'passed';
alter table install enable trigger touch;
create trigger audit after insert or update or delete on install for each row
  execute function record_change('install', 'last_check_at,last_check_result,last_check_step,last_check_message,offered_host_key', 'secret_cipher,password_cipher,private_key_cipher');

alter table install add constraint install_last_check_result check (last_check_result in ('passed', 'failed'));
