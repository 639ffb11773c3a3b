-- Switches the policy pack as two people decided in the deciding cell. The worker has checked that its build knows the pack.
CREATE OR REPLACE FUNCTION apply_site_pack(p_cell text, p_value jsonb) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_now timestamptz := now();
BEGIN
  LOCK TABLE policy_switch_request, policy_switch IN SHARE ROW EXCLUSIVE MODE;
  IF (SELECT s.pack_id FROM policy_switch s ORDER BY s.id DESC LIMIT 1) IS DISTINCT FROM p_value ->> 'pack' THEN
    INSERT INTO policy_switch (pack_id, requested_by, switched_by, switched_at, reason)
    VALUES (p_value ->> 'pack', p_value ->> 'requested_by', coalesce(p_value ->> 'by', p_cell), v_now, p_value ->> 'reason');
  END IF;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION apply_site_pack FROM PUBLIC;
