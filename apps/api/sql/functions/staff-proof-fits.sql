-- Checks a proof of the API over this text: an HMAC-SHA-256. The key is in a schema that no role of the application can read, so
-- that a stolen login that may call the functions with a proof can do nothing with them. staff-proof.ts makes the same proof.
CREATE OR REPLACE FUNCTION staff_proof_fits(p_text text, p_proof bytea) RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_key bytea;
  v_inner bytea := decode(repeat('36', 64), 'hex');
  v_outer bytea := decode(repeat('5c', 64), 'hex');
  v_place int := 0;
BEGIN
  SELECT k.key INTO v_key FROM private.staff_proof_key k;
  IF NOT FOUND THEN RETURN false; END IF;
  WHILE v_place < length(v_key) LOOP
    v_inner := set_byte(v_inner, v_place, get_byte(v_key, v_place) # 54);
    v_outer := set_byte(v_outer, v_place, get_byte(v_key, v_place) # 92);
    v_place := v_place + 1;
  END LOOP;
  RETURN coalesce(sha256(v_outer || sha256(v_inner || convert_to(p_text, 'UTF8'))) = p_proof, false);
END $$;

REVOKE EXECUTE ON FUNCTION staff_proof_fits FROM PUBLIC;
