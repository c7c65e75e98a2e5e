-- stop-first: the program before this one reaches the job queue as the application's role, which loses its rights on it.

-- The queue's connections have a role of their own, mailroom_jobs, made by the runner as the other roles are. The
-- application's role could read and change the jobs of every account; from now on it has these functions and nothing else.

revoke all on all tables in schema jobs from mailroom_app, mailroom_super;
revoke all on all sequences in schema jobs from mailroom_app, mailroom_super;
revoke all on all functions in schema jobs from mailroom_app, mailroom_super, public;
revoke all on schema jobs from mailroom_app, mailroom_super;

grant usage on schema jobs to mailroom_jobs;
grant select, insert, update, delete on all tables in schema jobs to mailroom_jobs;
grant usage on all sequences in schema jobs to mailroom_jobs;
grant execute on all functions in schema jobs to mailroom_jobs;

-- Adds a job in the caller's transaction, as pg-boss 12.35.0 does. Returns null when a job with the same key is waiting.
-- Wakes a worker when the queue asks for it and the job is due.
create function enqueue_job(queue text, data jsonb, start_after timestamptz, singleton_key text, priority int)
returns uuid language plpgsql security definer set search_path = pg_catalog, jobs as $$
declare
  due timestamptz := coalesce(start_after, jobs.job_now());
  added uuid;
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
  if added is not null and wakes and due <= jobs.job_now() then
    perform pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), enqueue_job.queue);
  end if;
  return added;
end $$;

-- A run's right to write, asked with BEGIN in one round trip: a job that writes hundreds of times a second pays for each.
-- The run's row is held until the transaction ends, so that it can't be given up while it writes.
create or replace function require_run(queue text, run uuid, attempt int) returns void
language plpgsql security definer set search_path = pg_catalog, jobs as $$
begin
  perform from jobs.job j
    where j.name = queue and j.id = run and j.state = 'active' and j.retry_count = attempt for share;
  if not found then
    raise exception 'This run was replaced by another one' using errcode = 'MR001';
  end if;
end $$;

-- Jobs that are waiting, due again or at work, of the queues that begin so: which work needs no second job.
create function present_jobs(prefix text) returns table (queue text, key text)
language sql stable security definer set search_path = pg_catalog, jobs as $$
  select j.name, j.singleton_key from jobs.job j
   where starts_with(j.name, prefix) and j.singleton_key is not null and j.state in ('created', 'retry', 'active') $$;

-- Whether a run other than this one is at work with the key.
create function is_another_at_work(queue text, key text, run uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, jobs as $$
  select exists (select from jobs.job j
    where j.name = queue and j.singleton_key = key and j.state = 'active' and j.id <> run) $$;

-- What the metrics show: seconds since the oldest job became due, jobs that wait, jobs whose last run failed.
create function queue_state(out oldest float8, out waiting bigint, out dead bigint)
language sql stable security definer set search_path = pg_catalog, jobs as $$
  select (select extract(epoch from jobs.job_now() - min(start_after)) from jobs.job
           where state in ('created', 'retry') and start_after <= jobs.job_now())::float8,
         (select count(*) from jobs.job where state in ('created', 'retry')),
         (select count(*) from jobs.job where name like '%.dead' and state in ('created', 'retry', 'failed')) $$;

revoke all on function enqueue_job(text, jsonb, timestamptz, text, int), require_run(text, uuid, int), present_jobs(text),
  is_another_at_work(text, text, uuid), queue_state() from public;
grant execute on function enqueue_job(text, jsonb, timestamptz, text, int), require_run(text, uuid, int), present_jobs(text),
  is_another_at_work(text, text, uuid), queue_state() to mailroom_app, mailroom_super;
