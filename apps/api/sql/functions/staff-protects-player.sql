-- Returns whether a member of staff sets a limit or a break in this transaction, which a player has requested. The login of staff
-- sets none without the permission players.protect and a recent proof of identity. SQLSTATE 42501.
CREATE OR REPLACE FUNCTION staff_protects_player() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM staff_action a WHERE a.transaction_id = pg_current_xact_id_if_assigned()) THEN
    PERFORM deciding_staff('players.protect');
    RETURN true;
  END IF;
  IF pg_has_role(session_user, 'goldwren_staff', 'USAGE') AND NOT acts_as_staff('players.protect') THEN
    RAISE EXCEPTION 'no member of staff sets this for the player' USING ERRCODE = '42501';
  END IF;
  RETURN false;
END $$;

REVOKE EXECUTE ON FUNCTION staff_protects_player FROM PUBLIC;
