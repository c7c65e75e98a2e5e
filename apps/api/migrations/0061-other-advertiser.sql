-- A creative of another advertiser is sent only after a person accepted it for this product. The advertiser that it had then is
-- kept beside it, so that a creative that changes hands is asked about again.
alter table product
  add column accepted_creative_id int,
  add column accepted_creative_advertiser_id int,
  add column accepted_creative_by int references users,
  add column accepted_creative_reason text,
  add foreign key (account_id, accepted_creative_id) references creative (account_id, id) on delete set null (accepted_creative_id),
  add foreign key (account_id, accepted_creative_advertiser_id) references advertiser (account_id, id)
    on delete set null (accepted_creative_advertiser_id);

-- Whose mail a launch sends: the creative may change hands while the revision that was pinned goes out. Null in launches from
-- before, which ask the creative.
alter table launch
  add column mail_advertiser_id int,
  add foreign key (account_id, mail_advertiser_id) references advertiser (account_id, id) on delete set null (mail_advertiser_id);
