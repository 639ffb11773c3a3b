-- Checks that the API verified password and code for this session. The proof is over the member, the time step, the session and
-- the one that it replaces (staff_proof_fits).
CREATE OR REPLACE FUNCTION staff_sign_in_is_proven(p_staff uuid, p_step bigint, p_id_hash bytea, p_replaces bytea, p_proof bytea)
RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN staff_proof_fits(concat_ws('|', p_staff, p_step, encode(p_id_hash, 'hex'), encode(p_replaces, 'hex')), p_proof);
END $$;

REVOKE EXECUTE ON FUNCTION staff_sign_in_is_proven FROM PUBLIC;
