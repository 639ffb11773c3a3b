-- Who acts in the audit log when a cell applies what the deciding cell of the site has decided.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION settings_actor() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '00000000-0000-7000-8000-00000000005e' $$;

REVOKE EXECUTE ON FUNCTION settings_actor FROM PUBLIC;
