-- Records of a file that a quote makes doubtful: for each kind how many, and the lines of the first few. Never their text, because
-- an erased person must not be found here.
alter table audience_upload add column suspects jsonb not null default '[]';
alter table audience_version add column suspects jsonb not null default '[]';

-- Each chunk of an import changes the count, and none of these changes belongs into the audit. The columns that the trigger leaves
-- out are taken from the trigger itself, because other changes add to them as well.
do $$
declare
  definition text := (select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'audience_version'::regclass and tgname = 'audit');
begin
  drop trigger audit on audience_version;
  execute replace(definition, 'opt_out_counts', 'opt_out_counts,suspects');
end $$;
