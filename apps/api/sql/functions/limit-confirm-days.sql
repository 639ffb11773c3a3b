-- How long a looser limit can be confirmed once its waiting time is over.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION limit_confirm_days() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 7 $$;

REVOKE EXECUTE ON FUNCTION limit_confirm_days FROM PUBLIC;
