-- stop-first: the program before this one names a unique key of suppression_entry that is replaced here.

-- Row policies don't apply to keys: an entry of one account could be written into another account's list, and a refused
-- duplicate told whether that list holds an address. The same for the file of a list. Rows of the whole house have no
-- account, so for them the plain keys stay.

alter table suppression_entry
  add constraint suppression_entry_account_list foreign key (account_id, list_id) references suppression_list (account_id, id) on delete cascade;
-- With the account in it, an entry of another account never collides with one of the list.
alter table suppression_entry drop constraint suppression_entry_list_id_kind_value_key;
alter table suppression_entry
  add constraint suppression_entry_once unique nulls not distinct (list_id, kind, value, account_id);

-- Deferred: a list is written before the upload that it names is kept for its account.
alter table suppression_list
  add constraint suppression_list_account_file foreign key (account_id, file_id) references file (account_id, id) deferrable initially deferred;
