-- Was this notification signed with the secret word of the provider's account? The account is in a schema that no role of the
-- application may read, so that a login that can store a notification still cannot make one. As skrill-signature.ts: the
-- stronger signature decides where the provider sends it.
CREATE OR REPLACE FUNCTION notice_is_genuine(p_provider text, p_payload jsonb) RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_base text;
BEGIN
  SELECT a.merchant_id || coalesce(p_payload ->> 'transaction_id', '') || a.secret_md5 || coalesce(p_payload ->> 'mb_amount', '')
         || coalesce(p_payload ->> 'mb_currency', '') || coalesce(p_payload ->> 'status', '')
    INTO v_base
    FROM private.payment_account a WHERE a.provider = p_provider AND a.merchant_id = p_payload ->> 'merchant_id';
  IF NOT FOUND THEN RETURN false; END IF;
  IF coalesce(p_payload ->> 'sha2sig', '') <> '' THEN
    RETURN upper(encode(sha256(convert_to(v_base, 'UTF8')), 'hex')) = p_payload ->> 'sha2sig';
  END IF;
  RETURN coalesce(upper(md5(v_base)) = p_payload ->> 'md5sig', false);
END $$;

REVOKE EXECUTE ON FUNCTION notice_is_genuine FROM PUBLIC;
