-- Bounces and complaints that come back to a message's own Return-Path.

-- Only for bounces. A message has at most one: `response_first` sees to that.
alter table response add column bounce_class text check (bounce_class in ('hard', 'soft', 'block'));

-- The report counts a product's bounces by class, and the automatic pause the hard ones. The account is in it for its policy.
create index response_bounces on response (product_id, bounce_class, account_id) where kind = 'bounce';
-- The metrics count the blocked messages of the last day, over all accounts.
create index response_blocked on response (at) where bounce_class = 'block';

-- The lists that Mailroom fills besides the one of people who unsubscribed, at most one of each for an account. Their mark is a column
-- of its own, because the previous program expects that only one list of an account has `is_builtin`.
alter table suppression_list add column filled_with text check (filled_with in ('bounced', 'complained'));
create unique index suppression_list_filled on suppression_list (account_id, filled_with) where filled_with is not null;
