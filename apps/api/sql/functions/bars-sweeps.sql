-- Checks whether a jurisdiction policy excludes Sweeps Coins in a region. Returns false for an unknown region.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION bars_sweeps(p_pack text, p_country text, p_region text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_pack || ' ' || p_country || '-' || p_region = ANY (ARRAY[
    'spec-2025 US-WA',
    'spec-2025 US-MT',
    'spec-2025 US-NV',
    'spec-2025 US-ID',
    'spec-2025 US-MI',
    'bans-2026 US-WA',
    'bans-2026 US-MT',
    'bans-2026 US-NV',
    'bans-2026 US-ID',
    'bans-2026 US-MI',
    'bans-2026 US-CT',
    'bans-2026 US-NJ',
    'bans-2026 US-CA',
    'bans-2026 US-NY'
  ]), false)
$$;

REVOKE EXECUTE ON FUNCTION bars_sweeps FROM PUBLIC;
