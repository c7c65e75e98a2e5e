-- A mailbox of the sender that takes unsubscribes, for programs that unsubscribe by mail (RFC 2369). Most senders have none.
alter table sender_profile add column unsubscribe_email text;
