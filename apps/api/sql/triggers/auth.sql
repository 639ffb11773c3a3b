-- A mailbox that had its welcome offer does not become free for another player. Only an erasure replaces its key.
CREATE OR REPLACE TRIGGER welcome_mailbox_erased BEFORE UPDATE ON welcome_mailbox FOR EACH ROW EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER welcome_mailbox_stays BEFORE UPDATE ON welcome_mailbox FOR EACH ROW
  WHEN (OLD.player_id <> NEW.player_id OR NEW.email_key !~ '^erased:[0-9a-f]{64}$') EXECUTE FUNCTION reject_change();
