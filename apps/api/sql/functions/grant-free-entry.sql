-- Credits the Sweeps Coins of an approved free entry, to be played once. The rules give the amount, and the email address of
-- the entry gives the player. A member of staff approved it: in this transaction, or earlier by the audit log. The entry
-- becomes granted to this player and stays granted (triggers/free-entry.sql). See post_entry.
-- Refuses: not_found, conflict (not approved, or already decided).
CREATE OR REPLACE FUNCTION grant_free_entry(p_player uuid, p_entry uuid)
RETURNS TABLE (amount bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  e free_entry%ROWTYPE;
  v_amount bigint;
  v_now timestamptz := now();
BEGIN
  SELECT x.* INTO e FROM free_entry x JOIN player p ON p.id = p_player AND p.email_key = x.email_key
    WHERE x.id = p_entry FOR UPDATE OF x;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF e.status NOT IN ('pending', 'approved') THEN PERFORM refuse('conflict'); END IF;
  IF NOT acts_as_staff('free_entries.review') AND NOT (e.status = 'approved' AND EXISTS (
    SELECT FROM staff_audit a WHERE a.subject_id = p_entry::text AND a.subject_type = 'entry' AND a.action = 'entry.approved')) THEN
    PERFORM refuse('conflict');
  END IF;
  SELECT r.most INTO STRICT v_amount FROM movement_rule r
    WHERE r.caller = 'free_entry' AND r.kind = 'free_entry' AND r.currency = 'sweeps' AND r.sign = 1;
  PERFORM post_entry('free_entry', 'free_entry', p_player, 'sweeps', v_amount, v_amount, p_entry);
  -- A decision made earlier keeps its date and the name of who made it.
  UPDATE free_entry x SET status = 'granted', player_id = p_player, granted_at = now(), held_until = NULL,
      decided_at = coalesce(x.decided_at, v_now),
      decided_by = coalesce(x.decided_by, (SELECT m.email FROM staff_action a JOIN staff_member m ON m.id = a.staff_id
                                            WHERE a.transaction_id = pg_current_xact_id_if_assigned()))
    WHERE x.id = p_entry;
  RETURN QUERY SELECT v_amount;
END $$;

REVOKE EXECUTE ON FUNCTION grant_free_entry FROM PUBLIC;
