-- A heading row in the middle of a file says in which order the columns of the rows below it stand. Each rejected row asks for
-- the nearest one above it, and there may be hundreds of thousands of other rejected rows between them.
create index audience_reject_heading on audience_reject (version_id, ingest, line) where reason = 'heading';
