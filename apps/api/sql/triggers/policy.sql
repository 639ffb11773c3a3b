-- Confirmations stay as they were made.
CREATE OR REPLACE TRIGGER claims_confirmation_append_only BEFORE UPDATE OR DELETE ON claims_confirmation
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER claims_confirmation_no_truncate BEFORE TRUNCATE ON claims_confirmation
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER claims_confirmation_confirmed_by_acts BEFORE INSERT OR UPDATE OF confirmed_by ON claims_confirmation FOR EACH ROW
  WHEN (NEW.confirmed_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('confirmed_by', 'jurisdictions.switch');

-- Every switch of the jurisdiction pack stays.
CREATE OR REPLACE TRIGGER policy_switch_append_only BEFORE UPDATE OR DELETE ON policy_switch
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER policy_switch_no_truncate BEFORE TRUNCATE ON policy_switch
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- A decided change of the policy stays as it is, and no request disappears.
CREATE OR REPLACE TRIGGER policy_change_decided_stays BEFORE UPDATE ON policy_change
  FOR EACH ROW WHEN (OLD.status <> 'pending') EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER policy_change_no_delete BEFORE DELETE ON policy_change
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER policy_change_no_truncate BEFORE TRUNCATE ON policy_change
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- So does a decided switch of the pack.
CREATE OR REPLACE TRIGGER policy_switch_request_decided_stays BEFORE UPDATE ON policy_switch_request
  FOR EACH ROW WHEN (OLD.status <> 'pending') EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER policy_switch_request_no_delete BEFORE DELETE ON policy_switch_request
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER policy_switch_request_no_truncate BEFORE TRUNCATE ON policy_switch_request
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- Every announcement of a maintenance stays.
CREATE OR REPLACE TRIGGER maintenance_notice_append_only BEFORE UPDATE OR DELETE ON maintenance_notice
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER maintenance_notice_no_truncate BEFORE TRUNCATE ON maintenance_notice
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
