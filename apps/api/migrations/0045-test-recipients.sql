-- Whom a test went to: all test seeds, some that were chosen, or only the person who sent it.
alter table test_send add column sent_to text not null default 'seeds' check (sent_to in ('seeds', 'chosen', 'me'));

-- The limits of a person look at their last hour.
create index on test_send (created_by, created_at);
