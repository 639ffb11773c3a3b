-- Returns the member of staff who acts in this transaction (begin_staff_action). SQLSTATE GW004: no member of staff acts.
CREATE OR REPLACE FUNCTION acting_staff() RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid;
BEGIN
  SELECT a.staff_id INTO v_staff FROM staff_action a WHERE a.transaction_id = pg_current_xact_id_if_assigned();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no member of staff acts in this transaction: call begin_staff_action first' USING ERRCODE = 'GW004';
  END IF;
  RETURN v_staff;
END $$;

REVOKE EXECUTE ON FUNCTION acting_staff FROM PUBLIC;
