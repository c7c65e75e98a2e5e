-- stop-first: the program before this one looks for its jobs in queues called deployments.*, and would note nothing on
-- the rows of products, so that a product it sends could be deleted or ended by mistake.

-- What the rules of products must know of their launches: the module that sends writes it, lists and events read it.
alter table product
  add column waiting boolean not null default false,
  add column has_sent boolean not null default false,
  add column in_doubt int not null default 0 check (in_doubt >= 0);

-- They follow the ledger, and are no edits: neither the audit nor the time of the last change takes note.
drop trigger audit on product;
alter table product disable trigger touch;
update product p
   set waiting = exists (select from launch_step s
                          where s.launch_id = p.launch_id and s.name = 'Confirm' and s.status = 'Pending'),
       has_sent = exists (select from launch l join message m on m.launch_id = l.id and m.purpose = 'live'
                             and m.state in ('claimed', 'accepted', 'refused', 'in doubt')
                           where l.product_id = p.id),
       in_doubt = (select count(*) from message m
                    where m.account_id = p.account_id and m.product_id = p.id and m.state = 'in doubt')
 where p.attempt > 0;
alter table product enable trigger touch;
create trigger audit after insert or update or delete on product for each row
  execute function record_change('product', 'reasons,next_change_at,deliverable,volume_delivered,waiting,has_sent,in_doubt', '');

-- Queues and all of their jobs, waiting ones with their time and key: in one statement, as they refer to each other.
with queues as (
  update jobs.queue set name = replace(name, 'deployments.', 'launches.'), dead_letter = replace(dead_letter, 'deployments.', 'launches.')
   where name like 'deployments.%'),
clocks as (
  update jobs.schedule set name = replace(name, 'deployments.', 'launches.') where name like 'deployments.%')
update jobs.job
   set name = replace(name, 'deployments.', 'launches.'), dead_letter = replace(dead_letter, 'deployments.', 'launches.'),
       source_name = replace(source_name, 'deployments.', 'launches.')
 where name like 'deployments.%';
update jobs.queue_stats set name = replace(name, 'deployments.', 'launches.') where name like 'deployments.%';

-- Launches, with all that they sent and got back, go with their product: the module of products names no table of theirs.
-- Only what was never mailed may go, so that no mistake in the code takes a ledger with it.
do $$
declare
  found record;
begin
  for found in
    select c.conname, c.conrelid::regclass as tbl, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c
     where c.contype = 'f' and c.confdeltype = 'a'
       and (c.conrelid, c.confrelid) in (
         ('launch'::regclass, 'product'::regclass), ('message'::regclass, 'product'::regclass), ('message'::regclass, 'launch'::regclass),
         ('launch_link'::regclass, 'product'::regclass), ('response'::regclass, 'product'::regclass),
         ('response'::regclass, 'message'::regclass), ('product_response'::regclass, 'product'::regclass),
         ('product_link_response'::regclass, 'product'::regclass))
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s on delete cascade',
                   found.tbl, found.conname, found.conname, found.definition);
  end loop;
end $$;

create function refuse_mailed() returns trigger language plpgsql as $$
begin
  raise exception 'product % was mailed and can''t be deleted', old.id;
end $$;
create trigger keep_mailed before delete on product for each row when (old.has_sent) execute function refuse_mailed();
