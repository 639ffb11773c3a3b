-- Adds an approved change of the jurisdiction policy that was decided elsewhere or before, as the next version. The caller has locked the
-- table. p_only_here: it holds in this cell only. p_cell: the cell that decided it; null for this one.
CREATE OR REPLACE FUNCTION add_policy_version(
  p_id uuid, p_country text, p_region text, p_forbidden text[], p_from date, p_effective_at timestamptz, p_reason text,
  p_requested_by uuid, p_decided_by uuid, p_only_here boolean, p_cell text
) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_now timestamptz := now();
  v_latest policy_change%ROWTYPE;
  v_version int;
  v_before text[] := policy_forbids(p_country, p_region, p_effective_at);
BEGIN
  SELECT * INTO v_latest FROM policy_change c WHERE c.status = 'approved' ORDER BY c.version DESC LIMIT 1;
  v_version := coalesce(v_latest.version, 0) + 1;
  INSERT INTO policy_change (id, country, region, forbidden, from_day, reason, status, requested_by, requested_at, decided_by, decided_at,
    version, effective_at, forbidden_before, hash, only_here, from_cell)
  VALUES (p_id, p_country, p_region, p_forbidden, p_from, p_reason, 'approved', p_requested_by, v_now, p_decided_by, v_now,
    v_version, p_effective_at, v_before,
    policy_version_hash(v_latest.hash, v_version, p_country, p_region, p_forbidden, p_effective_at, p_reason), p_only_here, p_cell);
END $$;

REVOKE EXECUTE ON FUNCTION add_policy_version FROM PUBLIC;
