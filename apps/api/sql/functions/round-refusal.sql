-- Why this round would be refused now; null when it would be played. `stored`: the round itself when it had been played
-- before. The API asks before it computes anything from the session's secret; play_round asks when the session does not
-- take the round, and decides, under its locks, whatever was answered before.
-- Answers: idempotency_mismatch, not_found, nonce_conflict, session_ended, round_open, too_fast, game_off,
-- the answers of may_move, insufficient_gold, insufficient_sweeps.
-- It reads what the API's role may read, with that role's rights, so it needs no search path of its own, which every
-- round would pay for.
CREATE OR REPLACE FUNCTION round_refusal(
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
  RETURN QUERY SELECT CASE
    WHEN v_ended_at IS NOT NULL THEN 'session_ended'
    WHEN v_open_round IS NOT NULL THEN 'round_open'
    WHEN p_nonce <> v_next_nonce THEN 'nonce_conflict'
    WHEN v_last_played_at > now() - p_min_interval_ms * interval '1 millisecond' THEN 'too_fast'
    WHEN NOT v_enabled THEN 'game_off'
    ELSE coalesce(
      may_move(p_player, p_currency, p_stake, 'stake'),
      (SELECT 'insufficient_' || p_currency::text
        WHERE NOT EXISTS (SELECT 1 FROM wallet w
                           WHERE w.player_id = p_player AND w.currency = p_currency AND w.balance >= p_stake)))
  END, NULL::uuid;
END $$;

REVOKE EXECUTE ON FUNCTION round_refusal FROM PUBLIC;
