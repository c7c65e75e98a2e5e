-- Rows that say not to mail their person and were imported because somebody gave a reason. Null for imports from before they
-- were counted. The version's own number is that of its first file; the others stand at their ingests.
alter table audience_version add column refusals_imported bigint;
alter table audience_version alter column refusals_imported set default 0;
alter table audience_ingest add column refusals_imported bigint;

-- Each chunk of an import changes the count, and none of these changes belongs into the audit. The columns that the trigger leaves
-- out are taken from the trigger itself, because other changes add to them as well.
do $$
declare
  definition text := (select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'audience_version'::regclass and tgname = 'audit');
begin
  drop trigger audit on audience_version;
  execute replace(definition, 'opt_out_counts', 'opt_out_counts,refusals_imported');
end $$;
