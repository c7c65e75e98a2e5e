-- Columns that are made of those of the file. Imports keep them with their settings.
alter table audience_upload
  add column computed jsonb not null default '[]';
