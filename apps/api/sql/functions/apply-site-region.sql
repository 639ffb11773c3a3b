-- Adds the changes of a region that two people decided in the deciding cell, as the next versions here. Each has the ID that it has there,
-- so none is added twice. What was forbidden in this cell before it followed another stays forbidden here (p_is_first).
CREATE OR REPLACE FUNCTION apply_site_region(p_country text, p_region text, p_cell text, p_value jsonb, p_is_first boolean)
RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v policy_change%ROWTYPE;
  v_change jsonb;
  v_now timestamptz := now();
BEGIN
  LOCK TABLE policy_change IN SHARE ROW EXCLUSIVE MODE;
  IF p_is_first THEN
    SELECT * INTO v FROM policy_change c
      WHERE c.status = 'approved' AND c.country = p_country AND c.region = p_region AND NOT c.only_here AND c.effective_at <= v_now
      ORDER BY c.effective_at DESC, c.version DESC LIMIT 1;
    IF FOUND AND cardinality(v.forbidden) > 0 THEN
      PERFORM add_policy_version(gen_random_uuid(), p_country, p_region, v.forbidden, v.from_day, v.effective_at, v.reason,
        v.requested_by, v.decided_by, true, NULL);
    END IF;
  END IF;
  FOR v_change IN SELECT c.value FROM jsonb_array_elements(p_value -> 'changes') WITH ORDINALITY c(value, place) ORDER BY c.place LOOP
    IF EXISTS (SELECT FROM policy_change c WHERE c.id = (v_change ->> 'id')::uuid) THEN CONTINUE; END IF;
    PERFORM add_policy_version((v_change ->> 'id')::uuid, p_country, p_region,
      ARRAY(SELECT f.value FROM jsonb_array_elements_text(v_change -> 'forbidden') f(value)), (v_change ->> 'from_day')::date,
      (v_change ->> 'effective_at')::timestamptz, v_change ->> 'reason', (v_change ->> 'requested_by')::uuid,
      (v_change ->> 'decided_by')::uuid, false, p_cell);
  END LOOP;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION apply_site_region FROM PUBLIC;
