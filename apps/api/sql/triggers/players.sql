-- An erased person who had excluded themselves is remembered until the exclusion ends.
CREATE OR REPLACE TRIGGER excluded_person_stays BEFORE DELETE ON excluded_person FOR EACH ROW EXECUTE FUNCTION require_ended_exclusion();

-- The history of an account stays. Its erasure takes the facts away: what staff wrote, and the networks and browsers of sign-ins.
CREATE OR REPLACE TRIGGER player_event_append_only BEFORE DELETE ON player_event FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER player_event_erased BEFORE UPDATE ON player_event FOR EACH ROW EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER player_event_no_truncate BEFORE TRUNCATE ON player_event
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER player_event_stays BEFORE UPDATE ON player_event FOR EACH ROW
  WHEN (NEW.facts <> '{}'::jsonb OR to_jsonb(OLD) - 'facts' <> to_jsonb(NEW) - 'facts')
  EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER player_event_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON player_event FOR EACH ROW
  WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION require_acting_staff('staff_id');

-- No one shortens a break that a player has taken, not even staff or the owner of the tables: an exclusion becomes longer, or ends
-- exclusion_return_hours after the player asked to return when the term was over. Only staff who review identities verify or reject one.
CREATE OR REPLACE TRIGGER player_cool_off_only_longer BEFORE UPDATE ON player FOR EACH ROW
  WHEN (OLD.cool_off_until > now() AND coalesce(NEW.cool_off_until < OLD.cool_off_until, true))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER player_exclusion_only_longer BEFORE UPDATE ON player FOR EACH ROW
  WHEN (OLD.excluded_at IS NOT NULL AND coalesce(OLD.exclusion_ends_at > now(), true) AND (
    NEW.excluded_at IS DISTINCT FROM OLD.excluded_at
    OR (OLD.excluded_until IS NULL AND NEW.excluded_until IS NOT NULL)
    OR NEW.excluded_until < OLD.excluded_until
    OR (NEW.exclusion_ends_at IS NOT NULL AND NEW.exclusion_ends_at IS DISTINCT FROM OLD.exclusion_ends_at
      AND (coalesce(NEW.excluded_until > now(), true) OR NEW.exclusion_ends_at < now() + exclusion_return_hours() * interval '1 hour'))))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER player_identity_reviewed BEFORE INSERT OR UPDATE OF identity_status ON player FOR EACH ROW
  WHEN (NEW.identity_status IN ('verified', 'rejected')) EXECUTE FUNCTION require_identity_review();

-- Only staff suspend an account, close one for its owner, or let redemptions go on after a chargeback. Functions that run as the
-- owner of the table do so for the player (close_player).
CREATE OR REPLACE TRIGGER player_closed_by_staff BEFORE INSERT OR UPDATE OF closed_at ON player FOR EACH ROW
  WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION require_staff_permission('players.close');
CREATE OR REPLACE TRIGGER player_redemptions_restored BEFORE UPDATE ON player FOR EACH ROW
  WHEN (OLD.redemption_suspended_at IS NOT NULL AND NEW.redemption_suspended_at IS DISTINCT FROM OLD.redemption_suspended_at)
  EXECUTE FUNCTION require_staff_permission('players.suspend');
CREATE OR REPLACE TRIGGER player_reopened BEFORE UPDATE ON player FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at) EXECUTE FUNCTION require_table_owner();
CREATE OR REPLACE TRIGGER player_suspended_by_staff BEFORE UPDATE ON player FOR EACH ROW
  WHEN (NEW.suspended_at IS DISTINCT FROM OLD.suspended_at) EXECUTE FUNCTION require_staff_permission('players.suspend', 'players.close');
-- The login of staff changes nothing of a player without a member of staff who may. The trigger runs after the update, because
-- only then the generated columns of a whole row can be compared.
CREATE OR REPLACE TRIGGER player_changed_by_staff AFTER UPDATE ON player FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW AND pg_has_role(session_user, 'goldwren_staff', 'USAGE'))
  EXECUTE FUNCTION require_staff_permission('players.suspend', 'players.close', 'players.rename', 'identity.review', 'orders.review');
CREATE OR REPLACE TRIGGER player_renamed_by_staff BEFORE UPDATE ON player FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.birth_date) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.birth_date)
    AND pg_has_role(session_user, 'goldwren_staff', 'USAGE'))
  EXECUTE FUNCTION require_staff_permission('players.rename', 'identity.review');
