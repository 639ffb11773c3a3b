-- The states of a redemption that is not finished.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION open_redemption_statuses() RETURNS text[] LANGUAGE sql IMMUTABLE AS $$ SELECT ARRAY['awaiting_verification', 'in_review', 'approved', 'processing'] $$;

REVOKE EXECUTE ON FUNCTION open_redemption_statuses FROM PUBLIC;
