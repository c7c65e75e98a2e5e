-- Lines of a list's file that name nobody: whoever uploaded it believes that all of them are suppressed.
alter table suppression_list add column skipped_count bigint not null default 0;
alter table suppression_list add column skipped_lines jsonb not null default '[]';
