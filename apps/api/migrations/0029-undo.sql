-- How long a confirmation can be taken back. Nothing goes out before that time is over. Accounts that exist get a minute.
alter table account
  add column undo_seconds int not null default 60 check (undo_seconds between 0 and 3600);

-- Until when the product's confirmation can be taken back. A product confirmed before this migration has none and starts on time.
alter table product add column undo_until timestamptz;

-- The confirmation itself stands in the audit log, so its time limit is no change of its own.
drop trigger audit on product;
create trigger audit after insert or update or delete on product for each row
  execute function record_change('product',
    'reasons,next_change_at,deliverable,volume_delivered,waiting,unproved,has_sent,in_doubt,undo_until', '');
