-- How long a mailed link works with which a member of staff sets password and second factor.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION staff_link_hours() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 24 $$;

REVOKE EXECUTE ON FUNCTION staff_link_hours FROM PUBLIC;
