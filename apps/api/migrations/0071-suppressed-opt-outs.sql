-- The list of the people whom a file says not to mail, so that each import of theirs makes one at most. It outlives its audience.
alter table suppression_list
  add column version_id int unique,
  add foreign key (account_id, version_id) references audience_version (account_id, id) on delete set null (version_id);
