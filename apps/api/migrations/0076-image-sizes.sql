-- Pixels of an image's file. Null for those that were stored earlier, and where the file doesn't say it.
alter table creative_image
  add column pixel_width int check (pixel_width > 0),
  add column pixel_height int check (pixel_height > 0),
  add constraint creative_image_pixels check ((pixel_width is null) = (pixel_height is null));

-- CSS pixels at which the HTML shows an image. Null for links, and where the HTML doesn't say it.
alter table creative_link
  add column shown_width int check (shown_width > 0),
  add column shown_height int check (shown_height > 0),
  add constraint creative_link_shown check (shown_height is null or shown_width is not null);

-- A check that finds the sizes of a used revision's images is nothing that a person did.
drop trigger audit on creative_link;
create trigger audit after update on creative_link for each row
  execute function record_change('email_link',
    'final_url,http_status,redirects,tracking,result,problem,checked_at,shown_width,shown_height', '', 'creative_id,url');
