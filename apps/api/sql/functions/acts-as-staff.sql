-- Checks whether a member of staff acts in this transaction with this permission (begin_staff_action). A login that has the
-- rights of players and of staff is exempt: that is the owner of the tables and tests. In production no process has such a
-- login.
CREATE OR REPLACE FUNCTION acts_as_staff(p_permission text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM staff_action a
                  WHERE a.transaction_id = pg_current_xact_id_if_assigned() AND a.permission = p_permission AND a.is_fresh)
    OR (pg_has_role(session_user, 'goldwren_staff', 'USAGE') AND pg_has_role(session_user, 'goldwren_api', 'USAGE'));
END $$;

REVOKE EXECUTE ON FUNCTION acts_as_staff FROM PUBLIC;
