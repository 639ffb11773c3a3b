-- A notice that was sent stays.
CREATE OR REPLACE TRIGGER sweeps_expiry_notice_append_only BEFORE UPDATE OR DELETE ON sweeps_expiry_notice
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER sweeps_expiry_notice_no_truncate BEFORE TRUNCATE ON sweeps_expiry_notice
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
