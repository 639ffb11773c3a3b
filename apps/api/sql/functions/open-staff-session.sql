-- Signs a member of staff in with password and code (add_staff_session). The caller has checked both, which the database cannot
-- do, and proves it with p_proof (staff_sign_in_is_proven). SQLSTATE GW003: the proof is missing. Returns whether the session was
-- opened.
CREATE OR REPLACE FUNCTION open_staff_session(p_staff uuid, p_step bigint, p_id_hash bytea, p_replaces bytea, p_proof bytea)
RETURNS TABLE (opened boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT staff_sign_in_is_proven(p_staff, p_step, p_id_hash, p_replaces, p_proof) THEN
    RAISE EXCEPTION 'the sign-in of staff is not proven' USING ERRCODE = 'GW003';
  END IF;
  RETURN QUERY SELECT add_staff_session(p_staff, p_step, p_id_hash, p_replaces, '{}');
END $$;

REVOKE EXECUTE ON FUNCTION open_staff_session FROM PUBLIC;
