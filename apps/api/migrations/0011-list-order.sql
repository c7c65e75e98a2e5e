-- Pages of who sees many accounts, or all: in the lists' own orders and by name. One account's have indexes that begin with it.
create index on creative (updated_at desc, id desc);
create index on creative (lower(name) collate "C", id);
create index on audience (updated_at desc, id desc);
create index on audience (lower(name) collate "C", id);
create index on orders (updated_at desc, id desc);
create index on orders (lower(name) collate "C", id);
create index on product (starts_at, id);
create index on product (lower(name) collate "C", id);
create index on task (due_at, id);
create index on task (account_id, due_at, id);
