-- How long Sweeps Coins are held before they can be redeemed.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION redemption_held_hours() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 24 $$;

REVOKE EXECUTE ON FUNCTION redemption_held_hours FROM PUBLIC;
