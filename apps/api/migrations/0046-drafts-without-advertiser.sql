-- A Draft starts with its file; its advertiser is named before it leaves Draft.
alter table creative alter column advertiser_id drop not null;
alter table creative add constraint creative_leaves_draft_with_advertiser check (advertiser_id is not null or status = 'Draft');

-- Finds the other creatives with the same HTML.
create index on file (account_id, sha256);
create index on creative_revision (account_id, html_file_id);
