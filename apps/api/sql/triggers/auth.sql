-- A mailbox that had its welcome offer does not become free for another player. Only an erasure replaces its key.
CREATE OR REPLACE TRIGGER welcome_mailbox_erased BEFORE UPDATE ON welcome_mailbox FOR EACH ROW EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER welcome_mailbox_stays BEFORE UPDATE ON welcome_mailbox FOR EACH ROW
  WHEN (OLD.player_id <> NEW.player_id OR NEW.email_key !~ '^erased:[0-9a-f]{64}$') EXECUTE FUNCTION reject_change();

-- The login of staff takes a second factor off a player's account only for a member of staff who may do so.
CREATE OR REPLACE TRIGGER player_totp_removed BEFORE UPDATE OR DELETE ON player_totp FOR EACH ROW
  WHEN (pg_has_role(session_user, 'goldwren_staff', 'USAGE')) EXECUTE FUNCTION require_staff_permission('players.remove_second_factor');
CREATE OR REPLACE TRIGGER recovery_code_removed BEFORE DELETE ON recovery_code FOR EACH ROW
  WHEN (pg_has_role(session_user, 'goldwren_staff', 'USAGE')) EXECUTE FUNCTION require_staff_permission('players.remove_second_factor');
