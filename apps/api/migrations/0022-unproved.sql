-- A product whose proof reached nobody can't be confirmed. Whether that is so stands on its row, as its rules read no ledger.
alter table product add column unproved boolean not null default false;

-- It follows the ledger, so neither the audit log nor the time of the last change takes note.
drop trigger audit on product;
alter table product disable trigger touch;
update product p set unproved = true
 where p.waiting
   and exists (select from message m where m.launch_id = p.launch_id and m.purpose = 'proof')
   and not exists (select from message m where m.launch_id = p.launch_id and m.purpose = 'proof' and m.state = 'accepted');
alter table product enable trigger touch;
create trigger audit after insert or update or delete on product for each row
  execute function record_change('product',
    'reasons,next_change_at,deliverable,volume_delivered,waiting,unproved,has_sent,in_doubt', '');
