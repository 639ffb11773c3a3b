-- Only the member of staff who acts in the transaction can be named as the one who decided.
CREATE OR REPLACE TRIGGER free_entry_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON free_entry FOR EACH ROW
  WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION require_acting_staff('decided_by');

-- An entry begins undecided, staff approve it, and only grant_free_entry grants it.
CREATE OR REPLACE TRIGGER free_entry_approved BEFORE UPDATE ON free_entry FOR EACH ROW
  WHEN (NEW.status = 'approved' AND OLD.status <> 'approved') EXECUTE FUNCTION require_staff_permission('free_entries.review');
CREATE OR REPLACE TRIGGER free_entry_begins BEFORE INSERT ON free_entry FOR EACH ROW
  WHEN (NEW.status <> 'pending' OR NEW.player_id IS NOT NULL OR NEW.granted_at IS NOT NULL) EXECUTE FUNCTION require_table_owner();
CREATE OR REPLACE TRIGGER free_entry_granted BEFORE UPDATE ON free_entry FOR EACH ROW
  WHEN ((NEW.status = 'granted' AND OLD.status <> 'granted')
    OR (OLD.player_id, OLD.granted_at) IS DISTINCT FROM (NEW.player_id, NEW.granted_at))
  EXECUTE FUNCTION require_table_owner();

-- A granted entry stays granted to its player, for the owner of the table too, and no login reopens any decided entry.
CREATE OR REPLACE TRIGGER free_entry_ended BEFORE UPDATE ON free_entry FOR EACH ROW
  WHEN (OLD.status IN ('rejected', 'expired') AND NEW.status <> OLD.status) EXECUTE FUNCTION require_table_owner();
CREATE OR REPLACE TRIGGER free_entry_keeps_grant BEFORE UPDATE ON free_entry FOR EACH ROW
  WHEN (OLD.status = 'granted' AND (OLD.status, OLD.player_id, OLD.granted_at)
    IS DISTINCT FROM (NEW.status, NEW.player_id, NEW.granted_at))
  EXECUTE FUNCTION reject_change();

-- Who entered, and when, stays as it was sent. Only an erasure replaces it, with values that name no one.
CREATE OR REPLACE TRIGGER free_entry_keeps_person BEFORE UPDATE ON free_entry FOR EACH ROW
  WHEN (((OLD.email, OLD.email_key, OLD.person_key) IS DISTINCT FROM (NEW.email, NEW.email_key, NEW.person_key)
      AND (NEW.email, NEW.email_key, NEW.person_key) IS DISTINCT FROM
        ('erased-' || OLD.id || '@erased.invalid', 'erased-' || OLD.id || '@erased.invalid', 'erased-' || OLD.id))
    OR (OLD.id, OLD.reference, OLD.method, OLD.created_at) IS DISTINCT FROM (NEW.id, NEW.reference, NEW.method, NEW.created_at))
  EXECUTE FUNCTION reject_change();
