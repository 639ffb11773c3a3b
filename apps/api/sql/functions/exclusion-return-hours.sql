-- How long an excluded player waits after the request to return.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION exclusion_return_hours() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 24 $$;

REVOKE EXECUTE ON FUNCTION exclusion_return_hours FROM PUBLIC;
