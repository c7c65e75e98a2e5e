-- How an uploaded file is written, as it was found or as a person corrected it. Until now every quote was a double one,
-- written twice within a value, and every table began at the first line.
alter table audience_upload
  add column quote text default '"' check (quote in ('"', '''')),
  add column escape text not null default 'double' check (escape in ('double', 'backslash')),
  add column first_line int not null default 1 check (first_line > 0),
  -- The file's first lines, from which a person chooses the one with the headings.
  add column first_lines jsonb not null default '[]';

-- One file may be read in several ways. The sweep of unused uploads asks which of them are left.
create index audience_upload_file on audience_upload (account_id, file_id);
