-- How long a looser limit waits before the player can confirm it.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION limit_loosen_hours() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 24 $$;

REVOKE EXECUTE ON FUNCTION limit_loosen_hours FROM PUBLIC;
