-- How many rows a page of each list has for this user, by the list's path.
alter table users add column page_sizes jsonb not null default '{}';
