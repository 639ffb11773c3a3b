-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER exclusion_match_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON exclusion_match FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by', 'exclusions.review');

-- A match is open until a member of staff who reviews exclusions decides.
CREATE OR REPLACE TRIGGER exclusion_match_begins_open BEFORE INSERT ON exclusion_match FOR EACH ROW
  WHEN (NEW.state <> 'open') EXECUTE FUNCTION require_staff_permission('exclusions.review');
CREATE OR REPLACE TRIGGER exclusion_match_reviewed BEFORE UPDATE ON exclusion_match
  FOR EACH ROW EXECUTE FUNCTION require_staff_permission('exclusions.review');

-- Other cells learn every change of an exclusion, and of the marks of an excluded person.
CREATE OR REPLACE TRIGGER person_mark_published AFTER INSERT OR UPDATE ON person_mark FOR EACH ROW
  WHEN (NEW.excluded) EXECUTE FUNCTION change_published_exclusion('player_id');
CREATE OR REPLACE TRIGGER person_mark_withdrawn AFTER DELETE ON person_mark FOR EACH ROW
  WHEN (OLD.excluded) EXECUTE FUNCTION change_published_exclusion('player_id');
CREATE OR REPLACE TRIGGER player_exclusion_published
  AFTER UPDATE OF excluded_at, excluded_until, exclusion_ends_at, closed_at, email_verified_at ON player FOR EACH ROW
  WHEN (NEW.excluded_at IS NOT NULL AND
    (OLD.excluded_at, OLD.excluded_until, OLD.exclusion_ends_at, OLD.closed_at, OLD.email_verified_at) IS DISTINCT FROM
    (NEW.excluded_at, NEW.excluded_until, NEW.exclusion_ends_at, NEW.closed_at, NEW.email_verified_at))
  EXECUTE FUNCTION change_published_exclusion('id');
