-- What became of the files in the ZIP of a revision: { page, pages, leftOut }. Null for HTML that came alone, and for ZIPs from before.
alter table creative_revision add column zip_use jsonb;
