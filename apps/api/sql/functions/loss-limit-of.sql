-- The kind of limit that the loss of a coin counts for. A coin without one is an error.
-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.
CREATE OR REPLACE FUNCTION loss_limit_of(p_currency currency) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF p_currency = 'gold' THEN RETURN 'gold_loss'; END IF;
  IF p_currency = 'sweeps' THEN RETURN 'sweeps_loss'; END IF;
  RAISE EXCEPTION 'there is no loss limit of the coin %', p_currency;
END $$;

REVOKE EXECUTE ON FUNCTION loss_limit_of FROM PUBLIC;
