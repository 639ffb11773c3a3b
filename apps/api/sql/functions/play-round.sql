-- Plays a whole round in one statement: nonce, stake, payout, journal, round. An instant round is settled at once with its
-- payout. A decision round stays open with payout 0, and advance_round pays it.
-- The same nonce with the same round again returns the stored ID with replayed = true and changes nothing.
-- Refuses: not_found, session_ended, round_open, nonce_conflict, too_fast, game_off, what check_movement returns,
-- insufficient_gold, insufficient_sweeps, idempotency_mismatch. Each is what check_round would have returned, unless
-- something changed since.
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
  v_other bigint;
  v_max_pay_x100 bigint;
  v_refusal text;
  v_frozen boolean;
  v_guarded boolean;
  v_version bigint;
  v_posted int;
  v_now timestamptz := now();
  v_newest timestamptz := v_now - p_min_interval_ms * interval '1 millisecond';
BEGIN
  IF p_key IS NOT NULL THEN PERFORM claim_idempotency_key(p_player, p_key, p_key_hash); END IF;

  UPDATE game_session s SET
    next_nonce = p_nonce + 1,
    last_played_at = now(),
    open_round_id = CASE WHEN p_settled THEN NULL ELSE p_round END
  WHERE s.player_id = p_player AND s.id = p_session
    AND check_session(s.next_nonce, s.ended_at, s.open_round_id, s.last_played_at, p_nonce, v_newest, v_now) IS NULL
  RETURNING s.game_id, s.maths_id INTO v_game, v_maths;
  IF NOT FOUND THEN
    SELECT x.refusal, x.stored INTO v_refusal, v_stored FROM check_round(
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
  SELECT check_game(g.enabled), m.max_pay_x100 INTO v_refusal, v_max_pay_x100 FROM game g, game_maths m
    WHERE g.id = v_game AND m.id = v_maths;
  IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;
  -- The caller computes the outcome; the core still rejects one that the maths cannot produce.
  IF p_payout * 100 > p_stake * v_max_pay_x100 OR p_stake <= 0 OR p_payout < 0 OR (p_payout > 0 AND NOT p_settled) THEN
    RAISE EXCEPTION 'payout % for stake % is outside the maths of the game', p_payout, p_stake;
  END IF;

  SELECT w.balance, w.version, w.frozen, w.guarded INTO v_balance, v_version, v_frozen, v_guarded FROM wallet w
    WHERE w.player_id = p_player AND w.currency = p_currency FOR NO KEY UPDATE;
  v_refusal := check_funds(p_player, p_currency, v_frozen, v_guarded, v_balance, p_stake, 'stake');
  IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;
  IF v_guarded THEN PERFORM record_play(p_player, p_currency, p_stake - p_payout); END IF;
  -- <shared post-movements>
  -- source: (SELECT p_player, p_currency, p_stake, p_payout, -p_stake, p_round, v_balance, v_version)
  -- caller: 'play'
  -- debit kind: 'stake'
  -- credit kind: 'win'
  -- postings: 1 + (p_payout > 0)::int
  UPDATE wallet w SET
    balance = m.balance - m.debit + m.credit,
    unplayed = least(greatest(w.unplayed + m.unplayed, 0), m.balance - m.debit + m.credit),
    -- Each number is given once, also across partitions: a number that is already used gives null, which the column rejects.
    version = CASE WHEN w.version = m.version THEN m.version + (m.debit > 0)::int + (m.credit > 0)::int END,
    cum_credit = w.cum_credit + m.credit
  FROM (SELECT p_player, p_currency, p_stake, p_payout, -p_stake, p_round, v_balance, v_version) AS m(player, currency, debit, credit, unplayed, ref, balance, version)
  WHERE w.player_id = m.player AND w.currency = m.currency;
  INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra, at)
  SELECT m.player, m.currency, m.version + 1 + (r.sign = 1 AND m.debit > 0)::int,
         CASE WHEN r.sign = -1 THEN -m.debit ELSE m.credit END,
         CASE WHEN r.sign = -1 THEN m.balance - m.debit ELSE m.balance - m.debit + m.credit END, m.ref, r.kind, r.contra, v_now
    FROM (SELECT p_player, p_currency, p_stake, p_payout, -p_stake, p_round, v_balance, v_version) AS m(player, currency, debit, credit, unplayed, ref, balance, version)
    JOIN movement_rule r ON r.caller = 'play' AND r.currency = m.currency
     AND ((r.kind = 'stake' AND r.sign = -1 AND m.debit > 0 AND coalesce(m.debit <= r.most, true))
       OR (r.kind = 'win' AND r.sign = 1 AND m.credit > 0 AND coalesce(m.credit <= r.most, true)));
  GET DIAGNOSTICS v_posted = ROW_COUNT;
  IF v_posted <> 1 + (p_payout > 0)::int THEN
    RAISE EXCEPTION '% may not post % or %', 'play', 'stake', 'win' USING ERRCODE = 'GW001';
  END IF;
  -- </shared>
  INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout,
                     settled_at, client_seed, choice, actions)
  VALUES (p_player, p_round, p_session, p_nonce, v_game, v_maths, p_currency,
          CASE WHEN p_settled THEN 'settled' ELSE 'open' END::round_state,
          CASE WHEN p_settled THEN 'player' END::settled_by, p_stake, p_payout,
          CASE WHEN p_settled THEN v_now END, p_client_seed, p_choice, '[]');

  SELECT w.balance INTO v_other FROM wallet w WHERE w.player_id = p_player AND w.currency <> p_currency;
  v_balance := v_balance - p_stake + p_payout;
  IF p_currency = 'gold' THEN RETURN QUERY SELECT p_round, false, v_balance, v_other;
  ELSE RETURN QUERY SELECT p_round, false, v_other, v_balance; END IF;
END $$;

REVOKE EXECUTE ON FUNCTION play_round FROM PUBLIC;
