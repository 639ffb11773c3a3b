-- Announces or ends the maintenance that the deciding cell has decided. One that was announced in this cell only goes on, and so does one
-- from before this cell followed another (p_is_first). Returns true.
CREATE OR REPLACE FUNCTION apply_site_maintenance(p_cell text, p_value jsonb, p_is_first boolean) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_latest maintenance_notice%ROWTYPE;
  v_starts_at timestamptz := p_value ->> 'starts_at';
  v_ends_at timestamptz := p_value ->> 'ends_at';
  v_now timestamptz := now();
BEGIN
  LOCK TABLE maintenance_notice IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v_latest FROM maintenance_notice n WHERE NOT n.only_here ORDER BY n.id DESC LIMIT 1;
  IF p_is_first AND v_latest.ends_at > v_now THEN
    INSERT INTO maintenance_notice (starts_at, ends_at, reason, announced_by, announced_at, only_here)
    VALUES (v_latest.starts_at, v_latest.ends_at, v_latest.reason, v_latest.announced_by, v_latest.announced_at, true);
  END IF;
  IF v_latest.starts_at IS DISTINCT FROM v_starts_at OR v_latest.ends_at IS DISTINCT FROM v_ends_at THEN
    INSERT INTO maintenance_notice (starts_at, ends_at, reason, announced_by, announced_at, from_cell)
    VALUES (v_starts_at, v_ends_at, coalesce(p_value ->> 'reason', ''), coalesce(p_value ->> 'by', p_cell), v_now,
      p_cell);
  END IF;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION apply_site_maintenance FROM PUBLIC;
