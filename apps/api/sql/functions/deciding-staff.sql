-- Returns the member of staff who decides in this transaction. Refuses: forbidden, unless the call has this permission and a
-- recent proof of identity. SQLSTATE GW004: no member of staff acts.
CREATE OR REPLACE FUNCTION deciding_staff(p_permission text) RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := acting_staff();
BEGIN
  PERFORM 1 FROM staff_action a
    WHERE a.transaction_id = pg_current_xact_id_if_assigned() AND a.permission = p_permission AND a.is_fresh;
  IF NOT FOUND THEN PERFORM refuse('forbidden'); END IF;
  RETURN v_staff;
END $$;

REVOKE EXECUTE ON FUNCTION deciding_staff FROM PUBLIC;
