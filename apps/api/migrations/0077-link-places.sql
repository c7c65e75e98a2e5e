-- A check that finds other places of a used revision's links, or that one of them is for Outlook only, is nothing that a
-- person did.
drop trigger audit on creative_link;
create trigger audit after update on creative_link for each row
  execute function record_change('email_link',
    'final_url,http_status,redirects,tracking,result,problem,checked_at,shown_width,shown_height,line,col,is_outlook_only', '',
    'creative_id,url');
