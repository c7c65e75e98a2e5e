-- A link is known by its place in the HTML: the line and the column of its `href`. Counting differs once a reader of the
-- HTML finds more links than another.
alter table launch_link add column line int, add column col int;

alter table launch_link disable trigger keep_links;
update launch_link ll set line = c.line, col = c.col
  from launch l, creative_link c
 where l.account_id = ll.account_id and l.id = ll.launch_id
   and c.account_id = l.account_id and c.revision_id = l.revision_id and c.position = ll.position;
alter table launch_link enable trigger keep_links;

-- Whether it is in a conditional comment, so that only Outlook shows it.
alter table creative_link add column is_outlook_only boolean not null default false;
