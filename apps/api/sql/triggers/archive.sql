-- A part is written once, and is not deleted after its month is complete.
CREATE OR REPLACE TRIGGER archive_part_written_once BEFORE UPDATE ON archive_part FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER archive_part_stays BEFORE DELETE ON archive_part FOR EACH ROW EXECUTE FUNCTION reject_archived_part();
CREATE OR REPLACE TRIGGER archive_part_no_truncate BEFORE TRUNCATE ON archive_part
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

-- An archived month never changes.
CREATE OR REPLACE TRIGGER archived_month_append_only BEFORE UPDATE OR DELETE ON archived_month
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER archived_month_no_truncate BEFORE TRUNCATE ON archived_month
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
