-- The third theme that a user may choose for themselves.
alter table users drop constraint users_theme_check;
alter table users add constraint users_theme_check check (theme in ('light', 'dark', 'high-contrast', 'system'));
