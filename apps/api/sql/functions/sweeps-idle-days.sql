-- Sweeps Coins expire after this time without a sign-in or a round.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION sweeps_idle_days() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 90 $$;

REVOKE EXECUTE ON FUNCTION sweeps_idle_days FROM PUBLIC;
