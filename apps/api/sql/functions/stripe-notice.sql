-- The facts of a Stripe event; no row unless a signing secret of the endpoint signed it. Same rules as stripe-event.ts.
-- HMAC-SHA-256 is built from SHA-256 with the padded keys that stripe-signature.ts makes of each secret.
CREATE OR REPLACE FUNCTION stripe_notice(p_keys jsonb, p_data jsonb)
RETURNS TABLE (reference text, payment text, status text, currency text, cents bigint)
LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_signed bytea := convert_to(concat(p_data ->> 'timestamp', '.', p_data ->> 'body'), 'UTF8');
  v_type text;
  v_object json;
  v_amount text;
BEGIN
  IF NOT EXISTS (
    SELECT FROM jsonb_array_elements(p_keys) k
     WHERE encode(sha256(decode(k ->> 'outer', 'hex') || sha256(decode(k ->> 'inner', 'hex') || v_signed)), 'hex')
           = p_data ->> 'signature') THEN RETURN; END IF;
  -- json and not jsonb: an event may hold \u0000, which no text of the database can.
  v_type := (p_data ->> 'body')::json ->> 'type';
  v_object := (p_data ->> 'body')::json #> '{data,object}';
  v_amount := v_object ->> CASE v_type WHEN 'charge.refunded' THEN 'amount_refunded'
                                       WHEN 'charge.dispute.created' THEN 'amount'
                                       WHEN 'charge.dispute.funds_withdrawn' THEN 'amount' ELSE 'amount_total' END;
  RETURN QUERY SELECT
    CASE v_type WHEN 'charge.refunded' THEN v_object #>> '{metadata,order}'
                WHEN 'charge.dispute.created' THEN v_object ->> 'payment_intent'
                WHEN 'charge.dispute.funds_withdrawn' THEN v_object ->> 'payment_intent'
                ELSE v_object ->> 'client_reference_id' END,
    v_object ->> 'payment_intent',
    CASE WHEN v_type = 'checkout.session.completed' AND v_object ->> 'payment_status' = 'paid' THEN 'paid'
         WHEN v_type = 'checkout.session.async_payment_succeeded' THEN 'paid'
         WHEN v_type = 'charge.refunded' THEN 'refunded'
         WHEN v_type IN ('charge.dispute.created', 'charge.dispute.funds_withdrawn')
              AND v_object ->> 'status' NOT LIKE 'warning%' THEN 'charged_back' END,
    CASE v_object ->> 'currency' WHEN 'usd' THEN 'USD' END,
    CASE WHEN v_amount ~ '^[0-9]{1,15}$' THEN v_amount::bigint END;
END $$;

REVOKE EXECUTE ON FUNCTION stripe_notice FROM PUBLIC;
