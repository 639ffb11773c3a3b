-- The first use of a key stores what it was used for. A later use for something else is rejected (idempotency_mismatch).
CREATE OR REPLACE FUNCTION claim_idempotency_key(p_player uuid, p_key text, p_hash bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO idempotency (player_id, key, request_hash) VALUES (p_player, p_key, p_hash) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN; END IF;
  PERFORM 1 FROM idempotency WHERE player_id = p_player AND key = p_key AND request_hash = p_hash;
  IF NOT FOUND THEN PERFORM refuse('idempotency_mismatch'); END IF;
END $$;

REVOKE EXECUTE ON FUNCTION claim_idempotency_key FROM PUBLIC;
