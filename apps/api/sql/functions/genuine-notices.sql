-- Returns the facts of notifications that a provider signed under these names of an order or a payment. Each kind of
-- provider has a function <kind>_notice(keys, data), which returns the facts of a genuine notification and no row for any
-- other. The keys are in a schema that no role of the application can read, so that a login that can store a notification
-- cannot forge one.
-- `payment`: a signed ID of the provider, by which other notifications may name the order.
CREATE OR REPLACE FUNCTION genuine_notices(p_provider text, p_names text[])
RETURNS TABLE (reference text, payment text, status text, currency text, cents bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_kind text;
  v_keys jsonb;
BEGIN
  SELECT a.kind, a.keys INTO v_kind, v_keys FROM private.payment_account a WHERE a.provider = p_provider;
  IF NOT FOUND THEN RETURN; END IF;
  RETURN QUERY EXECUTE format(
    'SELECT f.* FROM webhook_inbox n CROSS JOIN LATERAL %I($1, n.payload) f
      WHERE n.provider = $2 AND n.reference = ANY ($3) AND f.reference = n.reference', v_kind || '_notice')
    USING v_keys, p_provider, p_names;
END $$;

REVOKE EXECUTE ON FUNCTION genuine_notices FROM PUBLIC;
