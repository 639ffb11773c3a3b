-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER exclusion_match_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON exclusion_match FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by');
