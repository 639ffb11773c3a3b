-- Returns the hash of a version of the jurisdiction policy. It covers the hash of the version before (null for the first one):
-- docs/operations/switches.md describes its text.
CREATE OR REPLACE FUNCTION policy_version_hash(
  p_before bytea, p_version int, p_country text, p_region text, p_forbidden text[], p_effective_at timestamptz, p_reason text
) RETURNS bytea
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT sha256(coalesce(p_before, '') || convert_to(concat_ws(E'\n', p_version, p_country || '-' || p_region,
    coalesce((SELECT string_agg(b, ',' ORDER BY b COLLATE "C") FROM unnest(p_forbidden) b), ''),
    to_char(p_effective_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p_reason), 'UTF8'))
$$;

REVOKE EXECUTE ON FUNCTION policy_version_hash FROM PUBLIC;
