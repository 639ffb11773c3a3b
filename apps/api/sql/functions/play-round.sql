-- A whole round in one statement: nonce, stake, payout, journal, round. An instant round comes settled with its
-- payout; a decision round comes open with payout 0 and is paid by advance_round.
-- The same nonce with the same round again returns the stored id with replayed = true and changes nothing.
-- Refuses: not_found, session_ended, round_open, nonce_conflict, too_fast, game_off, what may_move answers,
-- insufficient_gold, insufficient_sweeps, idempotency_mismatch: each as round_refusal would have said, unless something
-- changed since.
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
  v_enabled boolean;
  v_max_pay_x100 bigint;
  v_enough boolean;
  v_refusal text;
  v_guarded boolean;
  v_posted int;
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
    SELECT x.refusal, x.stored INTO v_refusal, v_stored FROM round_refusal(
      p_player, p_session, p_nonce, p_currency, p_stake, p_client_seed, p_choice, p_min_interval_ms, NULL, NULL) x;
    IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;
    IF v_stored IS NULL THEN
      RAISE EXCEPTION 'the session has changed since it did not take round %', p_nonce USING ERRCODE = '40001';
    END IF;
    RETURN QUERY SELECT v_stored, true,
      (SELECT w.balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold'),
      (SELECT w.balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps');
    RETURN;
  END IF;
  SELECT g.enabled, m.max_pay_x100 INTO v_enabled, v_max_pay_x100 FROM game g, game_maths m
    WHERE g.id = v_game AND m.id = v_maths;
  IF v_enabled IS NOT TRUE THEN PERFORM refuse('game_off'); END IF;
  -- The caller computes the outcome; the core still refuses one that the maths cannot produce.
  IF p_payout * 100 > p_stake * v_max_pay_x100 OR p_stake <= 0 OR p_payout < 0 OR (p_payout > 0 AND NOT p_settled) THEN
    RAISE EXCEPTION 'payout % for stake % is outside the maths of the game', p_payout, p_stake;
  END IF;

  UPDATE wallet w SET
    balance = w.balance - p_stake + p_payout,
    unplayed = w.unplayed - least(w.unplayed, p_stake),
    version = w.version + 1 + (p_payout > 0)::int,
    cum_credit = w.cum_credit + p_payout
  WHERE w.player_id = p_player AND w.currency = p_currency AND w.balance >= p_stake
  RETURNING w.balance, w.version, w.guarded INTO v_balance, v_version, v_guarded;
  v_enough := FOUND;
  -- Asked under the lock that the update took; a refusal undoes it.
  v_refusal := may_move(p_player, p_currency, p_stake, 'stake');
  IF v_refusal IS NOT NULL OR NOT v_enough THEN
    PERFORM refuse(coalesce(v_refusal, 'insufficient_' || p_currency::text));
  END IF;
  IF v_guarded THEN PERFORM book_play(p_player, p_currency, p_stake - p_payout); END IF;

  -- As contra_of, in the statement that posts: what the rules of play do not name is not posted.
  INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra)
  SELECT p_player, p_currency, v_version - (r.kind = 'stake' AND p_payout > 0)::int,
         CASE r.kind WHEN 'stake' THEN -p_stake ELSE p_payout END,
         CASE r.kind WHEN 'stake' THEN v_balance - p_payout ELSE v_balance END, p_round, r.kind, r.contra
    FROM movement_rule r
   WHERE r.caller = 'play' AND r.currency = p_currency
     AND ((r.kind = 'stake' AND r.sign = -1) OR (r.kind = 'win' AND r.sign = 1 AND p_payout > 0));
  GET DIAGNOSTICS v_posted = ROW_COUNT;
  IF v_posted <> 1 + (p_payout > 0)::int THEN
    RAISE EXCEPTION 'play may not post a stake or win of %', p_currency USING ERRCODE = 'GW001';
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
