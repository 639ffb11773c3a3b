-- The Gold Coins of a finished daily challenge in hundredths, by what its decisions gave up.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION challenge_prize_of(p_given_up int) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_given_up <= 0 THEN 500000::bigint
    WHEN p_given_up <= 10 THEN 200000::bigint
    ELSE 50000::bigint
  END
$$;

REVOKE EXECUTE ON FUNCTION challenge_prize_of FROM PUBLIC;
