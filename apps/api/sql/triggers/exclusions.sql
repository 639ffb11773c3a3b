-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER exclusion_match_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON exclusion_match FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by', 'exclusions.review');

-- A match is open until a member of staff who reviews exclusions decides.
CREATE OR REPLACE TRIGGER exclusion_match_begins_open BEFORE INSERT ON exclusion_match FOR EACH ROW
  WHEN (NEW.state <> 'open') EXECUTE FUNCTION require_staff_permission('exclusions.review');
CREATE OR REPLACE TRIGGER exclusion_match_reviewed BEFORE UPDATE ON exclusion_match
  FOR EACH ROW EXECUTE FUNCTION require_staff_permission('exclusions.review');
