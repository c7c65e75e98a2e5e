-- A run's right to write, asked with BEGIN in one round trip: a job that writes hundreds of times a second pays for each.
-- The run's row is held until the transaction ends, so that it can't be given up while it writes.
create function require_run(queue text, run uuid, attempt int) returns void language plpgsql as $$
begin
  perform from jobs.job j
    where j.name = queue and j.id = run and j.state = 'active' and j.retry_count = attempt for share;
  if not found then
    raise exception 'This run was replaced by another one' using errcode = 'MR001';
  end if;
end $$;
