-- Plays rounds of several players in one statement, each as play_round would. The rounds share the call, the wake-up and the
-- commit. A round with the verdict 'alone' was not changed: another transaction has locked it, a check does not accept it,
-- or its wallet is guarded. play_round then plays, replays or rejects it with the same IDs.
-- This function never waits: it locks rows in the order of players and sessions and skips what is locked.
-- `n`: the place of the round in the arrays, from 1. The balances of the player after the round, in hundredths; null for
-- 'alone'. It raises an error, and writes nothing, for two rounds of one player: both would be paid from the wallet that the
-- first one saw. It is planned once: a new plan for the arrays of each batch costs 40 µs per round.
CREATE OR REPLACE FUNCTION play_rounds(
  p_players uuid[], p_sessions uuid[], p_rounds uuid[], p_nonces int[], p_currencies currency[], p_stakes bigint[],
  p_settled boolean[], p_payouts bigint[], p_client_seeds text[], p_choices jsonb[], p_min_interval_ms int
) RETURNS TABLE (n int, verdict text, gold bigint, sweeps bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_n int[];
  v_games int[];
  v_maths smallint[];
  v_balances bigint[];
  v_versions bigint[];
  v_others bigint[];
  v_wins int;
  v_posted int;
  v_now timestamptz := now();
  v_newest timestamptz := v_now - p_min_interval_ms * interval '1 millisecond';
BEGIN
  IF (SELECT count(DISTINCT p) FROM unnest(p_players) p) <> cardinality(p_players) THEN
    RAISE EXCEPTION 'a batch takes one round of a player';
  END IF;

  SELECT array_agg(j.n), array_agg(j.game_id), array_agg(j.maths_id), array_agg(j.balance), array_agg(j.version),
         array_agg(j.other), count(*) FILTER (WHERE j.payout > 0)
    INTO v_n, v_games, v_maths, v_balances, v_versions, v_others, v_wins
    FROM (
      SELECT r.n::int, r.payout, s.game_id, s.maths_id, o.balance AS other, w.balance, w.version
        FROM (SELECT *
                FROM unnest(p_players, p_sessions, p_nonces, p_currencies, p_stakes, p_settled, p_payouts)
                     WITH ORDINALITY AS i(player, session, nonce, currency, stake, settled, payout, n)
               ORDER BY i.player, i.session) r
       -- Each by its key, one after the other in that order, regardless of what the planner expects of the tables.
       CROSS JOIN LATERAL (SELECT * FROM game_session x WHERE x.player_id = r.player AND x.id = r.session
                              FOR NO KEY UPDATE SKIP LOCKED) s
       CROSS JOIN LATERAL (SELECT * FROM wallet x WHERE x.player_id = r.player AND x.currency = r.currency
                              FOR NO KEY UPDATE SKIP LOCKED) w
       CROSS JOIN LATERAL (SELECT * FROM wallet x WHERE x.player_id = r.player AND x.currency <> r.currency OFFSET 0) o
        JOIN game g ON g.id = s.game_id
        JOIN game_maths m ON m.id = s.maths_id
       WHERE NOT w.guarded
         AND check_session(s.next_nonce, s.ended_at, s.open_round_id, s.last_played_at, r.nonce, v_newest, v_now) IS NULL
         AND check_game(g.enabled) IS NULL
         AND check_funds(r.player, r.currency, w.frozen, w.guarded, w.balance, r.stake, 'stake') IS NULL
         AND r.stake > 0 AND r.payout >= 0 AND (r.settled OR r.payout = 0)
         AND r.payout * 100 <= r.stake * m.max_pay_x100) j;

  IF v_n IS NOT NULL THEN
    UPDATE game_session s SET
      -- A nonce is used once, also across partitions: a used one gives null, which the column rejects.
      next_nonce = CASE WHEN s.next_nonce = p_nonces[a.n] THEN p_nonces[a.n] + 1 END,
      last_played_at = now(),
      open_round_id = CASE WHEN p_settled[a.n] THEN NULL ELSE p_rounds[a.n] END
    FROM unnest(v_n) a(n)
    WHERE s.player_id = p_players[a.n] AND s.id = p_sessions[a.n];

    -- <shared post-movements>
    -- source: (SELECT p_players[a.n], p_currencies[a.n], p_stakes[a.n], p_payouts[a.n], -p_stakes[a.n], p_rounds[a.n], a.balance, a.version FROM unnest(v_n, v_balances, v_versions) a(n, balance, version))
    -- caller: 'play'
    -- debit kind: 'stake'
    -- credit kind: 'win'
    -- postings: cardinality(v_n) + v_wins
    UPDATE wallet w SET
      balance = m.balance - m.debit + m.credit,
      unplayed = least(greatest(w.unplayed + m.unplayed, 0), m.balance - m.debit + m.credit),
      -- Each number is given once, also across partitions: a number that is already used gives null, which the column rejects.
      version = CASE WHEN w.version = m.version THEN m.version + (m.debit > 0)::int + (m.credit > 0)::int END,
      cum_credit = w.cum_credit + m.credit
    FROM (SELECT p_players[a.n], p_currencies[a.n], p_stakes[a.n], p_payouts[a.n], -p_stakes[a.n], p_rounds[a.n], a.balance, a.version FROM unnest(v_n, v_balances, v_versions) a(n, balance, version)) AS m(player, currency, debit, credit, unplayed, ref, balance, version)
    WHERE w.player_id = m.player AND w.currency = m.currency;
    INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra, at)
    SELECT m.player, m.currency, m.version + 1 + (r.sign = 1 AND m.debit > 0)::int,
           CASE WHEN r.sign = -1 THEN -m.debit ELSE m.credit END,
           CASE WHEN r.sign = -1 THEN m.balance - m.debit ELSE m.balance - m.debit + m.credit END, m.ref, r.kind, r.contra, v_now
      FROM (SELECT p_players[a.n], p_currencies[a.n], p_stakes[a.n], p_payouts[a.n], -p_stakes[a.n], p_rounds[a.n], a.balance, a.version FROM unnest(v_n, v_balances, v_versions) a(n, balance, version)) AS m(player, currency, debit, credit, unplayed, ref, balance, version)
      JOIN movement_rule r ON r.caller = 'play' AND r.currency = m.currency
       AND ((r.kind = 'stake' AND r.sign = -1 AND m.debit > 0 AND coalesce(m.debit <= r.most, true))
         OR (r.kind = 'win' AND r.sign = 1 AND m.credit > 0 AND coalesce(m.credit <= r.most, true)));
    GET DIAGNOSTICS v_posted = ROW_COUNT;
    IF v_posted <> cardinality(v_n) + v_wins THEN
      RAISE EXCEPTION '% may not post % or %', 'play', 'stake', 'win' USING ERRCODE = 'GW001';
    END IF;
    -- </shared>

    INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout,
                       settled_at, client_seed, choice, actions, at)
    SELECT p_players[a.n], p_rounds[a.n], p_sessions[a.n], p_nonces[a.n], a.game, a.maths, p_currencies[a.n],
           CASE WHEN p_settled[a.n] THEN 'settled' ELSE 'open' END::round_state,
           CASE WHEN p_settled[a.n] THEN 'player' END::settled_by, p_stakes[a.n], p_payouts[a.n],
           CASE WHEN p_settled[a.n] THEN v_now END, p_client_seeds[a.n], p_choices[a.n], '[]', v_now
      FROM unnest(v_n, v_games, v_maths) a(n, game, maths);
  END IF;

  RETURN QUERY
  SELECT i, CASE WHEN a.n IS NULL THEN 'alone' ELSE 'played' END,
         CASE p_currencies[i] WHEN 'gold' THEN a.balance - p_stakes[i] + p_payouts[i] ELSE a.other END,
         CASE p_currencies[i] WHEN 'gold' THEN a.other ELSE a.balance - p_stakes[i] + p_payouts[i] END
    FROM generate_subscripts(p_players, 1) i
    LEFT JOIN unnest(v_n, v_balances, v_others) a(n, balance, other) ON a.n = i;
END $$;

REVOKE EXECUTE ON FUNCTION play_rounds FROM PUBLIC;
