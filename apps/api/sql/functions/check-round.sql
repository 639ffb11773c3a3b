-- Returns why this round would be rejected now; null when it can be played. `stored`: the round itself when it was played
-- before. The API calls it before it computes anything from the secret of the session. play_round calls it when the session
-- does not accept the round, and decides under its locks.
-- Returns: idempotency_mismatch, not_found, nonce_conflict, and the codes of check_session, check_game and check_funds.
-- It runs with the rights of the API's role and reads only what that role can read. It sets no search path of its own, which
-- would cost time in every round.
CREATE OR REPLACE FUNCTION check_round(
  p_player uuid, p_session uuid, p_nonce int, p_currency currency, p_stake bigint, p_client_seed text, p_choice jsonb,
  p_min_interval_ms int, p_key text, p_key_hash bytea
) RETURNS TABLE (refusal text, stored uuid)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_next_nonce int;
  v_ended_at timestamptz;
  v_open_round uuid;
  v_last_played_at timestamptz;
  v_enabled boolean;
  r round%ROWTYPE;
BEGIN
  IF p_key IS NOT NULL THEN
    PERFORM 1 FROM idempotency i WHERE i.player_id = p_player AND i.key = p_key AND i.request_hash <> p_key_hash;
    IF FOUND THEN RETURN QUERY SELECT 'idempotency_mismatch', NULL::uuid; RETURN; END IF;
  END IF;
  SELECT s.next_nonce, s.ended_at, s.open_round_id, s.last_played_at, g.enabled
    INTO v_next_nonce, v_ended_at, v_open_round, v_last_played_at, v_enabled
    FROM game_session s JOIN game g ON g.id = s.game_id WHERE s.player_id = p_player AND s.id = p_session;
  IF NOT FOUND THEN RETURN QUERY SELECT 'not_found', NULL::uuid; RETURN; END IF;
  IF p_nonce < v_next_nonce THEN
    SELECT * INTO r FROM round x WHERE x.player_id = p_player AND x.session_id = p_session AND x.nonce = p_nonce;
    IF r.currency = p_currency AND r.stake - r.raised = p_stake AND r.client_seed = p_client_seed AND r.choice = p_choice THEN
      RETURN QUERY SELECT NULL, r.id;
    ELSE
      RETURN QUERY SELECT 'nonce_conflict', NULL::uuid;
    END IF;
    RETURN;
  END IF;
  RETURN QUERY SELECT coalesce(
    check_session(v_next_nonce, v_ended_at, v_open_round, v_last_played_at, p_nonce,
                  now() - p_min_interval_ms * interval '1 millisecond', now()),
    check_game(v_enabled),
    (SELECT check_funds(p_player, p_currency, w.frozen, w.guarded, w.balance, p_stake, 'stake')
       FROM (VALUES (true)) one LEFT JOIN wallet w ON w.player_id = p_player AND w.currency = p_currency)), NULL::uuid;
END $$;

REVOKE EXECUTE ON FUNCTION check_round FROM PUBLIC;
