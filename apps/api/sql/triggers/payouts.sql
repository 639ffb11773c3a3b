-- The terms of a payout stay, and its end is written once. Tax figures are sums over these rows.
CREATE OR REPLACE TRIGGER payout_keeps_end BEFORE UPDATE ON payout FOR EACH ROW
  WHEN (OLD.state <> 'processing') EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER payout_keeps_terms BEFORE UPDATE ON payout FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.redemption_id, OLD.batch_id, OLD.method, OLD.gross_cents, OLD.withheld_cents,
         OLD.net_cents, OLD.started_at)
        IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.redemption_id, NEW.batch_id, NEW.method, NEW.gross_cents,
         NEW.withheld_cents, NEW.net_cents, NEW.started_at))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER payout_no_delete BEFORE DELETE ON payout FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER payout_no_truncate BEFORE TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER payout_settled_by_acts BEFORE INSERT OR UPDATE OF settled_by ON payout FOR EACH ROW
  WHEN (NEW.settled_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('settled_by', 'payouts.pay');

-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER payout_batch_started_by_acts BEFORE INSERT OR UPDATE OF started_by ON payout_batch FOR EACH ROW
  WHEN (NEW.started_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('started_by', 'payouts.pay');

-- Finance starts a payout of an approved redemption, for its amount. Finance or the API of a provider records its end and its
-- reference.
CREATE OR REPLACE TRIGGER payout_batch_started_by_finance BEFORE INSERT OR UPDATE ON payout_batch
  FOR EACH ROW EXECUTE FUNCTION require_staff_permission('payouts.pay');
CREATE OR REPLACE TRIGGER payout_of_approved BEFORE INSERT ON payout FOR EACH ROW EXECUTE FUNCTION check_payout();
CREATE OR REPLACE TRIGGER payout_reference_taken_for_cause BEFORE INSERT ON payout_reference
  FOR EACH ROW EXECUTE FUNCTION check_payout_end();
CREATE OR REPLACE TRIGGER payout_started_by_finance BEFORE INSERT ON payout
  FOR EACH ROW EXECUTE FUNCTION require_staff_permission('payouts.pay');
CREATE OR REPLACE TRIGGER payout_settled_for_cause BEFORE UPDATE ON payout
  FOR EACH ROW EXECUTE FUNCTION check_payout_end();

-- Finance starts a payment through an API, and a job sends it. Neither its terms nor its end change afterwards. Each event of the
-- provider enqueues a job that reads the payment. That a paid one was taken back is written once, and changes nothing else.
CREATE OR REPLACE TRIGGER payout_transfer_enqueued AFTER INSERT ON payout_transfer FOR EACH ROW
  EXECUTE FUNCTION enqueue_job('send_payout', '4');
CREATE OR REPLACE TRIGGER payout_transfer_signaled AFTER UPDATE ON payout_transfer FOR EACH ROW
  WHEN (NEW.signaled_at IS DISTINCT FROM OLD.signaled_at) EXECUTE FUNCTION enqueue_job('send_payout', '4');
CREATE OR REPLACE TRIGGER payout_transfer_started_by_finance BEFORE INSERT ON payout_transfer
  FOR EACH ROW EXECUTE FUNCTION require_staff_permission('payouts.pay');
CREATE OR REPLACE TRIGGER payout_transfer_starts_unsent BEFORE INSERT ON payout_transfer FOR EACH ROW
  WHEN (NEW.state <> 'requested' OR NEW.attempts <> 0 OR NEW.provider_ref IS NOT NULL) EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER payout_transfer_stays BEFORE UPDATE ON payout_transfer FOR EACH ROW
  WHEN (OLD.ended_at IS NOT NULL
          AND (OLD.state, OLD.attempts, OLD.first_sent_at, OLD.sending_until, OLD.provider_ref, OLD.unclaimed_at, OLD.ended_at, OLD.code)
              IS DISTINCT FROM (NEW.state, NEW.attempts, NEW.first_sent_at, NEW.sending_until, NEW.provider_ref, NEW.unclaimed_at,
              NEW.ended_at, NEW.code)
        OR OLD.taken_back_at IS NOT NULL
          AND (OLD.taken_back_at, OLD.taken_back_code) IS DISTINCT FROM (NEW.taken_back_at, NEW.taken_back_code)
        OR (OLD.player_id, OLD.id, OLD.provider, OLD.requested_at)
           IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.provider, NEW.requested_at)
        OR NEW.attempts < OLD.attempts
        OR OLD.provider_ref IS NOT NULL AND NEW.provider_ref IS DISTINCT FROM OLD.provider_ref)
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER payout_transfer_no_delete BEFORE DELETE ON payout_transfer FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER payout_transfer_no_truncate BEFORE TRUNCATE ON payout_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
