-- Signs a member of staff in whom the identity provider authenticated, with a code of our own second factor (add_staff_session).
-- p_identity: issuer and subject of the provider. The first sign-in binds it to the account; another identity is then rejected.
-- The caller has checked the answer of the provider and the code, and proves it with p_proof (staff_proof_fits). SQLSTATE GW003:
-- the proof is missing. Returns whether the session was opened.
CREATE OR REPLACE FUNCTION open_provider_session(p_staff uuid, p_step bigint, p_id_hash bytea, p_identity text, p_proof bytea)
RETURNS TABLE (opened boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_known text;
BEGIN
  IF NOT staff_proof_fits(concat_ws('|', 'provider', p_staff, p_step, encode(p_id_hash, 'hex'), p_identity), p_proof) THEN
    RAISE EXCEPTION 'the sign-in of staff is not proven' USING ERRCODE = 'GW003';
  END IF;
  SELECT m.provider_identity INTO v_known FROM staff_member m WHERE m.id = p_staff FOR UPDATE;
  IF v_known <> p_identity
     OR NOT add_staff_session(p_staff, p_step, p_id_hash, NULL,
       jsonb_build_object('provider', split_part(p_identity, ' ', 1), 'first', v_known IS NULL)) THEN
    RETURN QUERY SELECT false;
    RETURN;
  END IF;
  UPDATE staff_member m SET provider_identity = p_identity WHERE m.id = p_staff AND m.provider_identity IS NULL;
  RETURN QUERY SELECT true;
END $$;

REVOKE EXECUTE ON FUNCTION open_provider_session FROM PUBLIC;
