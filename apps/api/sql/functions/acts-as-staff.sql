-- Is this the login of the staff's calls? `session_user`, because functions run as their owner. Outside production, where a
-- process may use the owner's login, the answer is yes.
CREATE OR REPLACE FUNCTION acts_as_staff() RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN pg_has_role(session_user, 'goldwren_staff', 'USAGE');
END $$;

REVOKE EXECUTE ON FUNCTION acts_as_staff FROM PUBLIC;
