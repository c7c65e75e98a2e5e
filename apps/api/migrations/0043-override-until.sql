-- An override may end: from then on its finding is open again. Null: it holds as long as its piece of content stays.
alter table creative_finding add column override_until timestamptz;
