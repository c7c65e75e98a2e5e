-- Which creatives and audiences of a page were launched: asked with each page of both, of whoever sees many accounts too.
create index on product (creative_id) where attempt > 0;
create index on product (audience_id) where attempt > 0;
