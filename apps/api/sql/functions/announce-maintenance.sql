-- Announces a maintenance if p_current still names the latest announcement (null: there is none). Without times, it ends the one
-- before. Returns the new announcement; no row when another call was first. Of two simultaneous calls the second waits and sees
-- the first. In a cell that does not decide for the site, the announcement is for this cell only, next to the one of the site.
CREATE OR REPLACE FUNCTION announce_maintenance(p_current int, p_starts_at timestamptz, p_ends_at timestamptz, p_reason text)
RETURNS TABLE (id int, announced_at timestamptz, announced_by text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('maintenance.announce');
  v_here boolean := NOT decides_for_site();
  v_now timestamptz := now();
BEGIN
  LOCK TABLE maintenance_notice IN SHARE ROW EXCLUSIVE MODE;
  IF (SELECT max(n.id) FROM maintenance_notice n) IS DISTINCT FROM p_current THEN RETURN; END IF;
  -- A cell that decides now may have an announcement from when it did not.
  IF NOT v_here AND EXISTS (SELECT FROM (
    SELECT n.ends_at FROM maintenance_notice n WHERE n.only_here ORDER BY n.id DESC LIMIT 1) l WHERE l.ends_at > v_now) THEN
    INSERT INTO maintenance_notice (reason, announced_by, announced_at, only_here)
      SELECT p_reason, m.email, v_now, true FROM staff_member m WHERE m.id = v_staff;
  END IF;
  RETURN QUERY INSERT INTO maintenance_notice AS n (starts_at, ends_at, reason, announced_by, announced_at, only_here)
    SELECT p_starts_at, p_ends_at, p_reason, m.email, v_now, v_here FROM staff_member m WHERE m.id = v_staff
    RETURNING n.id, n.announced_at, n.announced_by;
END $$;

REVOKE EXECUTE ON FUNCTION announce_maintenance FROM PUBLIC;
