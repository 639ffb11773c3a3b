-- A decided review keeps its decision. Only the erasure of the account removes the names, and it can only empty them.
CREATE OR REPLACE TRIGGER identity_case_decided BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> 'waiting' AND (OLD.player_id, OLD.id, OLD.status, OLD.attempt, OLD.submitted_at, OLD.decided_at,
         OLD.decided_by, OLD.decided_by_name, OLD.ssn_refused)
    IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.status, NEW.attempt, NEW.submitted_at, NEW.decided_at,
         NEW.decided_by, NEW.decided_by_name, NEW.ssn_refused))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER identity_case_erased BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> 'waiting' AND (OLD.note, OLD.verified_first_name, OLD.verified_last_name, OLD.verified_birth_date)
    IS DISTINCT FROM (NEW.note, NEW.verified_first_name, NEW.verified_last_name, NEW.verified_birth_date))
  EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER identity_case_names BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> 'waiting'
    AND (OLD.note, OLD.verified_first_name, OLD.verified_last_name, OLD.verified_birth_date)
      IS DISTINCT FROM (NEW.note, NEW.verified_first_name, NEW.verified_last_name, NEW.verified_birth_date)
    AND (NEW.note, NEW.verified_first_name, NEW.verified_last_name, NEW.verified_birth_date)
      IS DISTINCT FROM (NULL::text, left(OLD.verified_first_name, 0), left(OLD.verified_last_name, 0),
        date_trunc('year', OLD.verified_birth_date)::date))
  EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER identity_case_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON identity_case FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by', 'identity.review');

-- A review is waiting until a member of staff who reviews identities decides.
CREATE OR REPLACE TRIGGER identity_case_begins_waiting BEFORE INSERT ON identity_case FOR EACH ROW
  WHEN (NEW.status <> 'waiting') EXECUTE FUNCTION require_staff_permission('identity.review');
CREATE OR REPLACE TRIGGER identity_case_reviewed BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION require_staff_permission('identity.review');
