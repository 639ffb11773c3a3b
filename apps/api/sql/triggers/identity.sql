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

-- The API starts a session. What the vendor reports is written by the worker alone (grants), and a final state stays, like the
-- vendor's ID. Each announcement of the vendor, and the erasure of the account, enqueues a job that calls the vendor.
CREATE OR REPLACE TRIGGER identity_vendor_session_enqueued AFTER UPDATE ON identity_vendor_session FOR EACH ROW
  WHEN ((NEW.signaled_at, NEW.erasure_requested_at) IS DISTINCT FROM (OLD.signaled_at, OLD.erasure_requested_at))
  EXECUTE FUNCTION enqueue_job('check_identity_session', '6');
CREATE OR REPLACE TRIGGER identity_vendor_session_starts_open BEFORE INSERT ON identity_vendor_session FOR EACH ROW
  WHEN (NEW.state <> 'open' OR num_nonnulls(NEW.vendor_ref, NEW.code, NEW.case_id, NEW.refused_at, NEW.erasure_requested_at) > 0)
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER identity_vendor_session_stays BEFORE UPDATE ON identity_vendor_session FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.vendor, OLD.started_at)
           IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.vendor, NEW.started_at)
        OR OLD.vendor_ref IS NOT NULL AND NEW.vendor_ref IS DISTINCT FROM OLD.vendor_ref
        OR OLD.ended_at IS NOT NULL AND (OLD.state, OLD.code, OLD.ended_at) IS DISTINCT FROM (NEW.state, NEW.code, NEW.ended_at)
        OR OLD.refused_at IS NOT NULL AND (OLD.refused_at, OLD.case_id) IS DISTINCT FROM (NEW.refused_at, NEW.case_id)
        OR OLD.erasure_requested_at IS NOT NULL AND NEW.erasure_requested_at IS DISTINCT FROM OLD.erasure_requested_at
        OR OLD.erased_at IS NOT NULL AND NEW.erased_at IS DISTINCT FROM OLD.erased_at)
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER identity_vendor_session_refused_by_staff BEFORE UPDATE ON identity_vendor_session FOR EACH ROW
  WHEN (NEW.refused_at IS DISTINCT FROM OLD.refused_at) EXECUTE FUNCTION require_staff_permission('identity.review');
CREATE OR REPLACE TRIGGER identity_vendor_session_erased BEFORE UPDATE ON identity_vendor_session FOR EACH ROW
  WHEN (OLD.erasure_requested_at IS NULL AND NEW.erasure_requested_at IS NOT NULL) EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER identity_vendor_session_no_delete BEFORE DELETE ON identity_vendor_session FOR EACH ROW
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER identity_vendor_session_no_truncate BEFORE TRUNCATE ON identity_vendor_session
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
