-- The audit log is append-only. The erasure of an account removes the facts about it.
CREATE OR REPLACE TRIGGER staff_audit_append_only BEFORE DELETE ON staff_audit FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER staff_audit_no_truncate BEFORE TRUNCATE ON staff_audit
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER staff_audit_only_erasure BEFORE UPDATE ON staff_audit FOR EACH ROW EXECUTE FUNCTION require_audit_erasure();

-- The audit log has exactly one head.
CREATE OR REPLACE TRIGGER staff_audit_head_no_truncate BEFORE TRUNCATE ON staff_audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER staff_audit_head_stays BEFORE DELETE ON staff_audit_head FOR EACH ROW EXECUTE FUNCTION reject_change();

-- The record of who acts is deleted at the commit of its transaction. Constraint triggers cannot be replaced, so it is dropped first.
DROP TRIGGER IF EXISTS staff_action_ends ON staff_action;
CREATE CONSTRAINT TRIGGER staff_action_ends AFTER INSERT ON staff_action
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_staff_action();
