-- Approves a requested change of the jurisdiction policy, which becomes the next version. The second person is not the one who
-- requested it, and the one who requested it may still do so. It takes effect at the start of its day, or now.
-- In a cell that does not decide for the site, it is for this cell only, and can only forbid more than the site does.
-- Returns a reason when nothing was done: not_found, change_decided, second_person, requester_gone, settings_elsewhere,
-- or null.
-- Refuses: forbidden, without the permission jurisdictions.switch and a recent proof of identity.
CREATE OR REPLACE FUNCTION approve_policy_change(p_id uuid) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('jurisdictions.switch');
  v policy_change%ROWTYPE;
  v_latest policy_change%ROWTYPE;
  v_refusal text;
BEGIN
  LOCK TABLE policy_change IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v FROM policy_change c WHERE c.id = p_id;
  v_refusal := approval_refusal(v.status, v.requested_by, 'jurisdictions.switch');
  IF v_refusal IS NULL THEN
    v.effective_at := date_trunc('milliseconds', policy_change_start(v.from_day));
    v.only_here := NOT decides_for_site();
    IF v.only_here AND NOT v.forbidden @> site_forbids(v.country, v.region, v.effective_at) THEN
      RETURN QUERY SELECT 'settings_elsewhere'; RETURN;
    END IF;
    SELECT * INTO v_latest FROM policy_change c WHERE c.status = 'approved' ORDER BY c.version DESC LIMIT 1;
    v.version := coalesce(v_latest.version, 0) + 1;
    v.forbidden_before := policy_forbids(v.country, v.region, v.effective_at);
    v.hash := policy_version_hash(v_latest.hash, v.version, v.country, v.region, v.forbidden, v.effective_at, v.reason);
    UPDATE policy_change c SET status = 'approved', decided_by = v_staff, decided_at = now(), version = v.version,
      effective_at = v.effective_at, forbidden_before = v.forbidden_before, hash = v.hash,
      only_here = v.only_here WHERE c.id = p_id;
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION approve_policy_change FROM PUBLIC;
