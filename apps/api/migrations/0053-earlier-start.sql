-- A job that waits under the same key begins at the earlier of both times. Its later time was kept before: a go-ahead that
-- followed an undo, in an account whose undo time had been shortened, went out when the first one would have.
create or replace function enqueue_job(queue text, data jsonb, start_after timestamptz, singleton_key text, priority int)
returns uuid language plpgsql security definer set search_path = pg_catalog, jobs, pg_temp as $$
declare
  due timestamptz := coalesce(start_after, jobs.job_now());
  added uuid;
  moved uuid;
  wakes boolean;
begin
  select q.notify into wakes from jobs.queue q where q.name = enqueue_job.queue;
  if wakes is null then raise exception 'There is no queue %', enqueue_job.queue; end if;
  -- Jobs say which record to work on, and the work reads it within its scope. What a person wrote stays in its own table.
  if jsonb_path_exists(data, '$.** ? (@.type() == "string" && !(@ like_regex "^[A-Za-z0-9_.:-]{1,64}$"))') then
    raise exception 'A job of % holds content, not only ids', enqueue_job.queue;
  end if;
  insert into jobs.job (name, data, priority, start_after, created_on, singleton_key, expire_seconds, deletion_seconds, keep_until,
                        retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select q.name, enqueue_job.data, coalesce(enqueue_job.priority, 0), due, jobs.job_now(), enqueue_job.singleton_key, q.expire_seconds,
         q.deletion_seconds, due + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, q.retry_backoff,
         q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from jobs.queue q where q.name = enqueue_job.queue
  on conflict do nothing returning id into added;
  if added is null then
    update jobs.job j set start_after = due
     where j.name = enqueue_job.queue and coalesce(j.singleton_key, '') = coalesce(enqueue_job.singleton_key, '')
       and j.state = 'created' and j.policy = 'short' and j.start_after > due
    returning j.id into moved;
  end if;
  if coalesce(added, moved) is not null and wakes and due <= jobs.job_now() then
    perform pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), enqueue_job.queue);
  end if;
  return added;
end $$;
