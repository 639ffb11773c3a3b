-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER risk_case_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON risk_case FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by', 'risk.review');

-- A case is open until a member of staff who reviews risk decides. Jobs may only update the score and what it is about.
CREATE OR REPLACE TRIGGER risk_case_begins_open BEFORE INSERT ON risk_case FOR EACH ROW
  WHEN (NEW.state <> 'open') EXECUTE FUNCTION require_staff_permission('risk.review');
CREATE OR REPLACE TRIGGER risk_case_reviewed BEFORE UPDATE OF state, decided_at, decided_by, note, ticket_id ON risk_case
  FOR EACH ROW EXECUTE FUNCTION require_staff_permission('risk.review');
