-- Two actions of play that are further apart than this are two visits.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION longest_play_gap_seconds() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 300 $$;

REVOKE EXECUTE ON FUNCTION longest_play_gap_seconds FROM PUBLIC;
