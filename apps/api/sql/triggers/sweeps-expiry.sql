-- A notice that was sent stays.
CREATE OR REPLACE TRIGGER sweeps_expiry_notice_append_only BEFORE UPDATE OR DELETE ON sweeps_expiry_notice
  FOR EACH ROW EXECUTE FUNCTION deny_change();
CREATE OR REPLACE TRIGGER sweeps_expiry_notice_no_truncate BEFORE TRUNCATE ON sweeps_expiry_notice
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
