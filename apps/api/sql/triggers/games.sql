-- What staff wrote about a switched game stays.
CREATE OR REPLACE TRIGGER game_look_append_only BEFORE UPDATE OR DELETE ON game_look
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER game_look_no_truncate BEFORE TRUNCATE ON game_look FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER game_look_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON game_look FOR EACH ROW
  WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION require_acting_staff('staff_id', 'games.switch');

-- Seed and commitment were promised to the player before the first round. A seed that was shown plays no more rounds, no nonce is
-- used twice, and a signed statement stays.
CREATE OR REPLACE TRIGGER game_session_as_begun BEFORE UPDATE ON game_session FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.game_id, OLD.maths_id, OLD.sealed_server_seed, OLD.commitment, OLD.chain_start)
    IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.game_id, NEW.maths_id, NEW.sealed_server_seed, NEW.commitment,
         NEW.chain_start))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER game_session_no_delete BEFORE DELETE ON game_session FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER game_session_no_truncate BEFORE TRUNCATE ON game_session
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER game_session_only_on BEFORE UPDATE ON game_session FOR EACH ROW
  WHEN (NEW.next_nonce < OLD.next_nonce
    OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at IS DISTINCT FROM OLD.ended_at OR NEW.next_nonce <> OLD.next_nonce))
    OR (OLD.statement IS NOT NULL AND (OLD.statement, OLD.statement_signature, OLD.statement_key_id)
      IS DISTINCT FROM (NEW.statement, NEW.statement_signature, NEW.statement_key_id)))
  EXECUTE FUNCTION reject_change();

-- The reasons for switching a game stay.
CREATE OR REPLACE TRIGGER game_switch_append_only BEFORE UPDATE OR DELETE ON game_switch
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER game_switch_no_truncate BEFORE TRUNCATE ON game_switch
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- An open round is decided, raised and settled. What it began with stays, and a settled round is final.
CREATE OR REPLACE TRIGGER round_as_begun BEFORE UPDATE ON round FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.session_id, OLD.nonce, OLD.game_id, OLD.maths_id, OLD.currency, OLD.client_seed,
         OLD.choice, OLD.at, OLD.stake - OLD.raised)
    IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.session_id, NEW.nonce, NEW.game_id, NEW.maths_id, NEW.currency,
         NEW.client_seed, NEW.choice, NEW.at, NEW.stake - NEW.raised))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER round_no_delete BEFORE DELETE ON round FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER round_no_truncate BEFORE TRUNCATE ON round FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER round_settled_final BEFORE UPDATE ON round FOR EACH ROW
  WHEN (OLD.state = 'settled') EXECUTE FUNCTION reject_change();

-- A hand-over stays.
CREATE OR REPLACE TRIGGER round_hand_over_append_only BEFORE UPDATE OR DELETE ON round_hand_over
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER round_hand_over_no_truncate BEFORE TRUNCATE ON round_hand_over
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- A raise stays.
CREATE OR REPLACE TRIGGER round_raise_append_only BEFORE UPDATE OR DELETE ON round_raise
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER round_raise_no_truncate BEFORE TRUNCATE ON round_raise
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
