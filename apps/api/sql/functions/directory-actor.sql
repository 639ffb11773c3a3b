-- Who acts in the audit log when the directory of the operator disables an account.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION directory_actor() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '00000000-0000-7000-8000-00000000005c' $$;

REVOKE EXECUTE ON FUNCTION directory_actor FROM PUBLIC;
