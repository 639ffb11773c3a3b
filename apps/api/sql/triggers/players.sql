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
