-- A whole round in one statement: nonce, stake, payout, journal, round. An instant round comes settled with its
-- payout; a decision round comes open with payout 0 and is paid by advance_round.
-- The same nonce with the same round again returns the stored id with replayed = true and changes nothing.
-- Refuses: not_found, session_ended, round_open, nonce_conflict, too_fast, game_off, account_suspended,
-- insufficient_gold, insufficient_sweeps, idempotency_mismatch.
CREATE OR REPLACE FUNCTION play_round(
  p_player uuid, p_session uuid, p_round uuid, p_nonce int, p_currency currency, p_stake bigint,
  p_settled boolean, p_payout bigint, p_client_seed text, p_choice jsonb,
  p_min_interval_ms int, p_key text, p_key_hash bytea
) RETURNS TABLE (round_id uuid, replayed boolean, gold bigint, sweeps bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_game int;
  v_maths smallint;
  v_stored uuid;
  v_balance bigint;
  v_version bigint;
  v_other bigint;
  v_frozen boolean;
BEGIN
  IF p_key IS NOT NULL THEN PERFORM claim_idempotency_key(p_player, p_key, p_key_hash); END IF;

  UPDATE game_session s SET
    next_nonce = p_nonce + 1,
    last_played_at = now(),
    open_round_id = CASE WHEN p_settled THEN NULL ELSE p_round END
  WHERE s.player_id = p_player AND s.id = p_session AND s.next_nonce = p_nonce
    AND s.ended_at IS NULL AND s.open_round_id IS NULL
    AND (s.last_played_at IS NULL OR s.last_played_at <= now() - p_min_interval_ms * interval '1 millisecond')
  RETURNING s.game_id, s.maths_id INTO v_game, v_maths;
  IF NOT FOUND THEN
    v_stored := explain_refused_round(p_player, p_session, p_nonce, p_currency, p_stake, p_client_seed, p_choice);
    RETURN QUERY SELECT v_stored, true,
      (SELECT w.balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold'),
      (SELECT w.balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps');
    RETURN;
  END IF;
  PERFORM 1 FROM game g WHERE g.id = v_game AND g.enabled;
  IF NOT FOUND THEN PERFORM refuse('game_off'); END IF;
  -- The caller computes the outcome; the core still refuses one that the maths cannot produce.
  PERFORM 1 FROM game_maths m WHERE m.id = v_maths AND p_payout * 100 <= p_stake * m.max_pay_x100;
  IF NOT FOUND OR p_stake <= 0 OR p_payout < 0 OR (p_payout > 0 AND NOT p_settled) THEN
    RAISE EXCEPTION 'payout % for stake % is outside the maths of the game', p_payout, p_stake;
  END IF;

  UPDATE wallet w SET
    balance = w.balance - p_stake + p_payout,
    unplayed = w.unplayed - least(w.unplayed, p_stake),
    version = w.version + CASE WHEN p_payout > 0 THEN 2 ELSE 1 END,
    cum_credit = w.cum_credit + p_payout
  WHERE w.player_id = p_player AND w.currency = p_currency AND w.balance >= p_stake AND NOT w.frozen
  RETURNING w.balance, w.version INTO v_balance, v_version;
  IF NOT FOUND THEN
    SELECT w.frozen INTO v_frozen FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency;
    PERFORM refuse(CASE WHEN v_frozen THEN 'account_suspended' ELSE 'insufficient_' || p_currency::text END);
  END IF;

  IF p_payout > 0 THEN
    INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra) VALUES
      (p_player, p_currency, v_version - 1, -p_stake, v_balance - p_payout, p_round, 'stake', 'play'),
      (p_player, p_currency, v_version, p_payout, v_balance, p_round, 'win', 'play');
  ELSE
    INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra) VALUES
      (p_player, p_currency, v_version, -p_stake, v_balance, p_round, 'stake', 'play');
  END IF;
  INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout,
                     settled_at, client_seed, choice, actions)
  VALUES (p_player, p_round, p_session, p_nonce, v_game, v_maths, p_currency,
          CASE WHEN p_settled THEN 'settled' ELSE 'open' END::round_state,
          CASE WHEN p_settled THEN 'player' END::settled_by, p_stake, p_payout,
          CASE WHEN p_settled THEN now() END, p_client_seed, p_choice, '[]');

  SELECT w.balance INTO v_other FROM wallet w WHERE w.player_id = p_player AND w.currency <> p_currency;
  IF p_currency = 'gold' THEN RETURN QUERY SELECT p_round, false, v_balance, v_other;
  ELSE RETURN QUERY SELECT p_round, false, v_other, v_balance; END IF;
END $$;

REVOKE EXECUTE ON FUNCTION play_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION play_round TO goldwren_api;
