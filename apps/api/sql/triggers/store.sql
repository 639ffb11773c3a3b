-- Purchases are credited by these terms, so every change names the member of staff who edits packages.
CREATE OR REPLACE TRIGGER coin_package_changed_by_editor BEFORE INSERT OR UPDATE ON coin_package
  FOR EACH ROW EXECUTE FUNCTION require_package_editor();

-- A version of a package stays as it was sold.
CREATE OR REPLACE TRIGGER coin_package_version_append_only BEFORE UPDATE OR DELETE ON coin_package_version
  FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER coin_package_version_no_truncate BEFORE TRUNCATE ON coin_package_version
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER coin_package_version_changed_by_editor BEFORE INSERT ON coin_package_version
  FOR EACH ROW EXECUTE FUNCTION require_package_editor();

-- The history of an order stays.
CREATE OR REPLACE TRIGGER order_event_append_only BEFORE UPDATE OR DELETE ON order_event
  FOR EACH ROW EXECUTE FUNCTION reject_change();

-- A refund has a job that sends it to the provider. Its answer is final.
CREATE OR REPLACE TRIGGER order_refund_enqueued AFTER INSERT ON order_refund FOR EACH ROW
  EXECUTE FUNCTION enqueue_job('send_refund', '4');
CREATE OR REPLACE TRIGGER order_refund_requested_by_acts BEFORE INSERT OR UPDATE OF requested_by ON order_refund FOR EACH ROW
  EXECUTE FUNCTION require_acting_staff('requested_by', 'orders.refund');
CREATE OR REPLACE TRIGGER order_refund_stays BEFORE UPDATE ON order_refund FOR EACH ROW
  WHEN (OLD.status <> 'requested') EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER order_refund_no_delete BEFORE DELETE ON order_refund FOR EACH ROW EXECUTE FUNCTION reject_change();

-- A note stays until the erasure of its account, which empties it.
CREATE OR REPLACE TRIGGER order_staff_note_append_only BEFORE DELETE ON order_staff_note FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER order_staff_note_erased BEFORE UPDATE ON order_staff_note FOR EACH ROW EXECUTE FUNCTION require_erasure();
CREATE OR REPLACE TRIGGER order_staff_note_no_truncate BEFORE TRUNCATE ON order_staff_note
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
CREATE OR REPLACE TRIGGER order_staff_note_stays BEFORE UPDATE ON order_staff_note FOR EACH ROW
  WHEN (NEW.text <> '' OR to_jsonb(OLD) - 'text' <> to_jsonb(NEW) - 'text') EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER order_staff_note_written_by_acts BEFORE INSERT OR UPDATE OF written_by ON order_staff_note FOR EACH ROW
  WHEN (NEW.written_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('written_by');

-- A payment notification is never deleted.
CREATE OR REPLACE TRIGGER webhook_inbox_no_delete BEFORE DELETE ON webhook_inbox FOR EACH ROW EXECUTE FUNCTION reject_change();
