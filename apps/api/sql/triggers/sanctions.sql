-- Only the erasure of the account replaces the name, for a confirmed match not before ten years.
CREATE OR REPLACE TRIGGER sanctions_match_erased BEFORE UPDATE ON sanctions_match FOR EACH ROW
  WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER sanctions_match_name_stays BEFORE UPDATE ON sanctions_match FOR EACH ROW
  WHEN (OLD.name <> NEW.name AND (NEW.name <> 'erased-' || OLD.id
    OR (OLD.state = 'confirmed' AND OLD.opened_at > now() - interval '10 years')))
  EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER sanctions_match_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON sanctions_match FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by', 'sanctions.review');

-- Only the erasure of the account removes the name that was screened.
CREATE OR REPLACE TRIGGER sanctions_screening_erased BEFORE UPDATE ON sanctions_screening FOR EACH ROW EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER sanctions_screening_stays BEFORE UPDATE ON sanctions_screening FOR EACH ROW
  WHEN (NEW.name <> '' OR to_jsonb(OLD) - 'name' <> to_jsonb(NEW) - 'name') EXECUTE FUNCTION reject_change();

-- A match is open until a member of staff who reviews sanctions decides.
CREATE OR REPLACE TRIGGER sanctions_match_begins_open BEFORE INSERT ON sanctions_match FOR EACH ROW
  WHEN (NEW.state <> 'open') EXECUTE FUNCTION require_staff_permission('sanctions.review');
CREATE OR REPLACE TRIGGER sanctions_match_reviewed BEFORE UPDATE ON sanctions_match FOR EACH ROW
  WHEN ((OLD.state, OLD.decided_at, OLD.decided_by, OLD.reason)
    IS DISTINCT FROM (NEW.state, NEW.decided_at, NEW.decided_by, NEW.reason))
  EXECUTE FUNCTION require_staff_permission('sanctions.review');

-- An upload is never deleted, and does not change after its end.
CREATE OR REPLACE TRIGGER sanctions_upload_ended_stays BEFORE UPDATE ON sanctions_upload FOR EACH ROW
  WHEN (OLD.status NOT IN ('pending', 'approved')) EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER sanctions_upload_no_delete BEFORE DELETE ON sanctions_upload FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER sanctions_upload_no_truncate BEFORE TRUNCATE ON sanctions_upload
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
