-- How long a change of a staff account or a role waits for the second person.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION staff_change_days() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 7 $$;

REVOKE EXECUTE ON FUNCTION staff_change_days FROM PUBLIC;
