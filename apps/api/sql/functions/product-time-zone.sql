-- The time zone of calendar days.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION product_time_zone() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'America/New_York' $$;

REVOKE EXECUTE ON FUNCTION product_time_zone FROM PUBLIC;
