-- A message stays as it was written.
CREATE OR REPLACE TRIGGER support_message_stays BEFORE UPDATE ON support_message FOR EACH ROW EXECUTE FUNCTION reject_change();
-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER support_message_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON support_message FOR EACH ROW
  WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION require_acting_staff('staff_id');

-- Only the erasure of its account deletes a ticket.
CREATE OR REPLACE TRIGGER support_ticket_erased BEFORE DELETE ON support_ticket FOR EACH ROW EXECUTE FUNCTION require_erasure();
