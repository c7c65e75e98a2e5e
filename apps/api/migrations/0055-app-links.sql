-- Links that open a program of the reader's, such as `whatsapp:`.
alter table creative_link drop constraint creative_link_kind_check,
  add constraint creative_link_kind_check
    check (kind in ('web', 'unsubscribe', 'mail', 'phone', 'app', 'anchor', 'merge', 'image'));
