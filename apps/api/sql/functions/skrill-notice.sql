-- The facts of a Skrill notification; no row unless the secret word of the account signed it. Same rules as
-- skrill-provider.ts: when Skrill sends the stronger signature, that one decides. The ID of the payment is not signed.
CREATE OR REPLACE FUNCTION skrill_notice(p_keys jsonb, p_data jsonb)
RETURNS TABLE (reference text, payment text, status text, currency text, cents bigint)
LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_base text := concat(p_keys ->> 'merchant_id', p_data ->> 'transaction_id', p_keys ->> 'secret_md5',
                        p_data ->> 'mb_amount', p_data ->> 'mb_currency', p_data ->> 'status');
  v_expected text := CASE WHEN coalesce(p_data ->> 'sha2sig', '') <> ''
                          THEN upper(encode(sha256(convert_to(v_base, 'UTF8')), 'hex')) ELSE upper(md5(v_base)) END;
  v_given text := coalesce(nullif(p_data ->> 'sha2sig', ''), p_data ->> 'md5sig');
BEGIN
  IF p_data ->> 'merchant_id' IS DISTINCT FROM p_keys ->> 'merchant_id' OR v_given IS DISTINCT FROM v_expected THEN RETURN; END IF;
  RETURN QUERY SELECT
    p_data ->> 'transaction_id',
    NULL::text,
    CASE WHEN p_data ->> 'event' = 'refund' THEN CASE p_data ->> 'status' WHEN '2' THEN 'refunded' END
         ELSE CASE p_data ->> 'status' WHEN '2' THEN 'paid' WHEN '-3' THEN 'charged_back' END END,
    p_data ->> 'mb_currency',
    -- Whole dollars, or both decimals; in any other spelling the amount fits no price.
    CASE WHEN p_data ->> 'mb_amount' ~ '^(0|[1-9][0-9]{0,11})(\.[0-9]{2})?$'
         THEN ((p_data ->> 'mb_amount')::numeric * 100)::bigint END;
END $$;

REVOKE EXECUTE ON FUNCTION skrill_notice FROM PUBLIC;
