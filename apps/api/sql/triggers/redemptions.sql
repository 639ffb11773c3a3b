-- What was requested stays, and so does how it ended.
CREATE OR REPLACE TRIGGER redemption_keeps_end BEFORE UPDATE ON redemption FOR EACH ROW
  WHEN (OLD.status <> ALL (open_redemption_statuses())
        AND (OLD.status, OLD.paid_at, OLD.paid_cents, OLD.withheld_cents)
            IS DISTINCT FROM (NEW.status, NEW.paid_at, NEW.paid_cents, NEW.withheld_cents))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER redemption_keeps_terms BEFORE UPDATE ON redemption FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.sweeps_submitted, OLD.usd_cents, OLD.payout_method, OLD.created_at)
        IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.sweeps_submitted, NEW.usd_cents, NEW.payout_method, NEW.created_at))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER redemption_no_delete BEFORE DELETE ON redemption FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER redemption_no_truncate BEFORE TRUNCATE ON redemption
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- An approval stays.
CREATE OR REPLACE TRIGGER redemption_approval_append_only BEFORE UPDATE OR DELETE ON redemption_approval
  FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER redemption_approval_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON redemption_approval FOR EACH ROW
  WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION require_acting_staff('staff_id', 'redemptions.review');

-- The history of a redemption stays. The erasure of its account removes the notes.
CREATE OR REPLACE TRIGGER redemption_event_append_only BEFORE DELETE ON redemption_event FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER redemption_event_erased BEFORE UPDATE ON redemption_event FOR EACH ROW EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER redemption_event_no_truncate BEFORE TRUNCATE ON redemption_event
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER redemption_event_stays BEFORE UPDATE ON redemption_event FOR EACH ROW
  WHEN (NEW.note IS NOT NULL OR to_jsonb(OLD) - 'note' <> to_jsonb(NEW) - 'note') EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER redemption_event_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON redemption_event FOR EACH ROW
  WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION require_acting_staff('staff_id');

-- Each state is reached for its cause: approvals, a payout, a decision of staff. Coins go back by return_redemption alone.
CREATE OR REPLACE TRIGGER redemption_moves_for_cause BEFORE UPDATE ON redemption FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_redemption_move();
CREATE OR REPLACE TRIGGER redemption_allowance_raised BEFORE INSERT OR UPDATE ON redemption_allowance
  FOR EACH ROW EXECUTE FUNCTION require_staff_permission('redemptions.raise_limit');
