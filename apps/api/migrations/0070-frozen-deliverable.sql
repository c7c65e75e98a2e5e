-- A cancelled product keeps the count of the list that its last attempt froze. Until now each derivation wrote over it what
-- could be mailed by then. Neither the audit log nor the time of the last change takes note: both leave this column out.
alter table product disable trigger touch;
update product p
   set deliverable = coalesce((l.counts ->> 'deliverable')::bigint,
                              (l.counts ->> 'recipients')::bigint + coalesce((l.counts ->> 'cut')::bigint, 0)
                              + coalesce((l.counts ->> 'already_mailed')::bigint, 0))
  from launch l
 where l.id = p.launch_id and l.manifest_hash is not null and p.status = 'Cancelled';
alter table product enable trigger touch;
