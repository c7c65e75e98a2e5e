-- Lists over all accounts in the order of names, as those of creatives, audiences, orders and products have it.
create index on advertiser (lower(advertiser_name) collate "C", id);
create index on users (lower(first_name) collate "C", id) where deleted_at is null;
