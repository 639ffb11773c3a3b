-- A dropped month stays dropped.
CREATE OR REPLACE TRIGGER dropped_month_append_only BEFORE UPDATE OR DELETE ON dropped_month
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER dropped_month_no_truncate BEFORE TRUNCATE ON dropped_month
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- The journal is append-only: an error is corrected by another posting.
CREATE OR REPLACE TRIGGER journal_append_only BEFORE UPDATE OR DELETE ON journal FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER journal_no_truncate BEFORE TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- A forward row never changes.
CREATE OR REPLACE TRIGGER journal_forward_append_only BEFORE UPDATE OR DELETE ON journal_forward
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER journal_forward_no_truncate BEFORE TRUNCATE ON journal_forward
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- Only a reconciliation that found nothing is deleted.
CREATE OR REPLACE TRIGGER reconciliation_findings_stay BEFORE DELETE ON reconciliation FOR EACH ROW
  WHEN (OLD.findings <> '[]'::jsonb) EXECUTE FUNCTION reject_change();

-- A wallet is never deleted.
CREATE OR REPLACE TRIGGER wallet_no_delete BEFORE DELETE ON wallet FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER wallet_no_truncate BEFORE TRUNCATE ON wallet FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
