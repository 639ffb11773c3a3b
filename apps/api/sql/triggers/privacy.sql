-- A deletion begins with a closed account and the full waiting time. It is not taken back, brought forward or repeated.
CREATE OR REPLACE TRIGGER account_deletion_begins BEFORE INSERT ON account_deletion FOR EACH ROW
  WHEN (NEW.erased_at IS NOT NULL OR NEW.requested_at <> now() OR NEW.erase_at < now() + interval '30 days')
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER account_deletion_closed BEFORE INSERT ON account_deletion FOR EACH ROW EXECUTE FUNCTION require_closed_account();
CREATE OR REPLACE TRIGGER account_deletion_in_time BEFORE UPDATE ON account_deletion FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL OR NEW.erased_at < OLD.erase_at OR NEW.erased_at > now()
        OR (OLD.player_id, OLD.requested_at, OLD.erase_at) IS DISTINCT FROM (NEW.player_id, NEW.requested_at, NEW.erase_at))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER account_deletion_stays BEFORE DELETE ON account_deletion FOR EACH ROW EXECUTE FUNCTION reject_change();

-- Only the erasure of its account deletes an export.
CREATE OR REPLACE TRIGGER data_export_erased BEFORE DELETE ON data_export FOR EACH ROW EXECUTE FUNCTION require_erasure();
-- A requested export has a job that builds it.
CREATE OR REPLACE TRIGGER data_export_enqueued AFTER INSERT ON data_export FOR EACH ROW WHEN (NEW.state = 'queued')
  EXECUTE FUNCTION enqueue_job('build_export', '5');
