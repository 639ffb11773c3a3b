-- Requests a change of what staff do not allow in a region. Nothing changes until a second person approves it.
-- Returns a reason when nothing was done: change_pending, policy_changed, day_past, settings_elsewhere
-- (the deciding cell of the site forbids more), policy_unchanged, or null.
-- Refuses: forbidden, without the permission jurisdictions.switch and a recent proof of identity.
CREATE OR REPLACE FUNCTION request_policy_change(
  p_id uuid, p_country text, p_region text, p_forbidden text[], p_from date, p_current int, p_reason text
) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('jurisdictions.switch');
  v_before text[];
  -- What this cell cannot allow, because another one decides for the site.
  v_site text[] := '{}';
  v_refusal text;
BEGIN
  -- Changes follow one another, so that two at the same time see each other's result.
  LOCK TABLE policy_change IN SHARE ROW EXCLUSIVE MODE;
  v_before := policy_forbids(p_country, p_region, policy_change_start(p_from));
  IF NOT decides_for_site() THEN v_site := site_forbids(p_country, p_region, policy_change_start(p_from)); END IF;
  PERFORM 1 FROM policy_change c
    WHERE c.id = p_id OR (c.country = p_country AND c.region = p_region AND c.status = 'pending');
  v_refusal := CASE
    WHEN FOUND THEN 'change_pending'
    WHEN p_current <> (SELECT coalesce(max(c.version), 0) FROM policy_change c) THEN 'policy_changed'
    WHEN p_from < product_period_start('day', now()) THEN 'day_past'
    WHEN NOT p_forbidden @> v_site THEN 'settings_elsewhere'
    WHEN v_before @> p_forbidden AND v_before <@ p_forbidden THEN 'policy_unchanged'
  END;
  IF v_refusal IS NULL THEN
    INSERT INTO policy_change (id, country, region, forbidden, from_day, reason, requested_by)
    VALUES (p_id, p_country, p_region, p_forbidden, p_from, p_reason, v_staff);
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION request_policy_change FROM PUBLIC;
