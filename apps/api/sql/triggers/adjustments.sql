-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER adjustment_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON adjustment FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by');
CREATE OR REPLACE TRIGGER adjustment_requested_by_acts BEFORE INSERT OR UPDATE OF requested_by ON adjustment FOR EACH ROW
  WHEN (NEW.requested_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('requested_by', 'adjustments.request');
