-- Opens and clicks by machines are kept, and counted apart from those by people.

-- Null for a person. What came before this migration counts as people's: nobody knows any more what asked.
alter table response add column machine text check (machine in ('proxy', 'prefetch', 'scanner', 'burst', 'early'));
alter table response add constraint response_first_by_person check (machine is null or not is_first);

-- Whether a machine was there before, and what was followed within the last moment.
create index response_machines on response (message_id, kind) where machine is not null;
create index response_clicks on response (message_id, at) where kind = 'click';

-- The counts beside them are people's. The unique ones count messages.
alter table product_response
  add column machine_opens bigint not null default 0,
  add column unique_machine_opens bigint not null default 0,
  add column machine_clicks bigint not null default 0,
  add column unique_machine_clicks bigint not null default 0;
alter table product_link_response add column machine_clicks bigint not null default 0;
