-- How many people the frozen list of a product's launch has, for its row and for lists. Null before a list is frozen.
alter table product add column recipients bigint;
-- How many of the suppressed members a list of the house holds; lists of the account hold the others.
alter table audience_version add column suppressed_by_house bigint not null default 0;

-- Both follow other tables, so neither the audit log nor the time of the last change takes note.
drop trigger audit on product;
drop trigger audit on audience_version;
drop trigger keep_used on audience_version;
alter table product disable trigger touch;
update product p
   set recipients = (l.counts ->> 'recipients')::bigint,
       deliverable = case when p.status in ('Processing', 'Approved', 'Live', 'Completed', 'Ended')
                          then (l.counts ->> 'recipients')::bigint + (l.counts ->> 'cut')::bigint
                               + (l.counts ->> 'already_mailed')::bigint
                          else p.deliverable end
  from launch l
 where l.id = p.launch_id and l.manifest_hash is not null;
alter table product enable trigger touch;
update audience_version v
   set suppressed_by_house = h.held
  from (select m.version_id, count(*) as held
          from audience_member m
         where m.is_suppressed and exists (
           select from house_suppression_entry e join house_suppression_list l on l.id = e.list_id
            where l.is_active and e.excepted_at is null
              and e.value = any(array(select encode(m.email_hash, 'hex') union all select md5(m.email) union all
                                      select d.value from domains_above(split_part(m.email, '@', 2)) d))
           offset 0)
         group by m.version_id) h
 where v.id = h.version_id;
create trigger audit after insert or update or delete on product for each row
  execute function record_change('product',
    'reasons,next_change_at,deliverable,recipients,volume_delivered,waiting,unproved,has_sent,in_doubt,undo_until', '');
create trigger audit after insert or update on audience_version for each row execute function record_change('audience_version',
  'rows,accepted,rejected,duplicates,suppressed,merged,reject_counts,suppressed_now,suppressed_by_house,deliverable,bytes_read,checkpoint,rolling_hash,fence,recounted_at', '');
create trigger keep_used before update or delete on audience_version for each row when (old.used_at is not null)
  execute function keep_used('suppressed_now,suppressed_by_house,deliverable,recounted_at');
