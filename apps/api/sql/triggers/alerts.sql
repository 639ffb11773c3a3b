-- A settled alert is not settled again, and an open one is not deleted.
CREATE OR REPLACE TRIGGER operator_alert_open_stays BEFORE DELETE ON operator_alert FOR EACH ROW
  WHEN (OLD.settled_at IS NULL) EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER operator_alert_settled_final BEFORE UPDATE ON operator_alert FOR EACH ROW
  WHEN (OLD.settled_at IS NOT NULL) EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER operator_alert_settled_by_acts BEFORE INSERT OR UPDATE OF settled_by ON operator_alert FOR EACH ROW
  WHEN (NEW.settled_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('settled_by', 'alerts.settle');
