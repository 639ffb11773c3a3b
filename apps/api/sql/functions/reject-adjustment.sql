-- Rejects a pending correction. Returns whether it did (false: it was already decided, or does not exist).
CREATE OR REPLACE FUNCTION reject_adjustment(p_player uuid, p_id uuid, p_note text)
RETURNS TABLE (rejected boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('adjustments.approve');
BEGIN
  UPDATE adjustment a SET status = 'rejected', decided_by = v_staff, decided_at = now(), decision_note = p_note
    WHERE a.player_id = p_player AND a.id = p_id AND a.status = 'pending';
  RETURN QUERY SELECT FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION reject_adjustment FROM PUBLIC;
