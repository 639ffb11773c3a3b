-- Two different members of staff approve a redemption of more Sweeps Coins than this.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION one_approval_hundredths() RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT 200000 $$;

REVOKE EXECUTE ON FUNCTION one_approval_hundredths FROM PUBLIC;
