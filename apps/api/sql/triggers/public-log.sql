-- Sessions, statements and maths are logged in the transaction that stores them.
CREATE OR REPLACE TRIGGER game_session_start_logged AFTER INSERT ON game_session FOR EACH ROW EXECUTE FUNCTION log_session_start();
CREATE OR REPLACE TRIGGER game_session_statement_logged AFTER UPDATE OF statement ON game_session FOR EACH ROW
  WHEN (OLD.statement IS NULL AND NEW.statement IS NOT NULL) EXECUTE FUNCTION log_session_statement();
CREATE OR REPLACE TRIGGER game_maths_logged AFTER INSERT ON game_maths FOR EACH ROW EXECUTE FUNCTION log_maths();

-- An entry is queued, gets a position and its bytes once, and stays.
CREATE OR REPLACE TRIGGER log_entry_as_queued BEFORE UPDATE ON log_entry FOR EACH ROW
  WHEN (OLD.position IS NOT NULL OR NEW.position IS NULL
    OR (OLD.id, OLD.kind, OLD.once_key, OLD.queued_at) IS DISTINCT FROM (NEW.id, NEW.kind, NEW.once_key, NEW.queued_at))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER log_entry_no_delete BEFORE DELETE ON log_entry FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER log_entry_no_truncate BEFORE TRUNCATE ON log_entry FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- The public log has one head, which only moves forward. A size has one root and one signed checkpoint.
CREATE OR REPLACE TRIGGER log_head_only_on BEFORE UPDATE ON log_head FOR EACH ROW
  WHEN (NEW.size < OLD.size OR NEW.published_size < OLD.published_size
    OR (NEW.size = OLD.size AND (NEW.root, NEW.note) IS DISTINCT FROM (OLD.root, OLD.note)))
  EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER log_head_stays BEFORE DELETE ON log_head FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER log_head_no_truncate BEFORE TRUNCATE ON log_head FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
