-- What an account chose instead of the defaults of a check: thresholds, severities, required clients, shares of clients. It
-- holds the choices only, so an account that chose nothing gets a better default with the program.
alter table account add column check_choices jsonb not null default '{}' check (jsonb_typeof(check_choices) = 'object');
