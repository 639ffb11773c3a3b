-- The next decision of an open round. The last decision settles and pays the round. Each decision happens exactly once,
-- whether the player makes it, the end of the session does, or the job that ends idle sessions with the published default
-- action. The same step with the same action again changes nothing (replayed = true).
-- p_raise: what the action adds to the stake (double, split, ante to play), in hundredths. Only an action of the player
-- raises. It is debited like a stake and posted as `raise` under p_raise_ref, which the caller made before the first
-- attempt. A rejected raise leaves the round open at that step. The highest award is checked against the stake including
-- raises, and the sum of all raises has a limit too. An amount that the maths cannot produce is a bug, not a refusal.
-- Refuses: not_found, conflict (another action at that step, or a step out of order), insufficient_gold,
-- insufficient_sweeps, and for a raise what check_movement returns.
CREATE OR REPLACE FUNCTION advance_round(
  p_player uuid, p_session uuid, p_round uuid, p_step int, p_action jsonb,
  p_settled boolean, p_payout bigint, p_settled_by settled_by, p_raise bigint, p_raise_ref uuid
) RETURNS TABLE (replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  r round%ROWTYPE;
  m game_maths%ROWTYPE;
  v_base bigint;
  v_now timestamptz := now();
BEGIN
  PERFORM 1 FROM game_session s WHERE s.player_id = p_player AND s.id = p_session FOR UPDATE;
  SELECT * INTO r FROM round x WHERE x.player_id = p_player AND x.id = p_round AND x.session_id = p_session;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF r.state = 'settled' OR jsonb_array_length(r.actions) <> p_step THEN
    IF r.actions -> p_step = p_action THEN RETURN QUERY SELECT true; RETURN; END IF;
    PERFORM refuse('conflict');
  END IF;
  SELECT * INTO m FROM game_maths x WHERE x.id = r.maths_id;
  v_base := r.stake - r.raised;
  IF (p_payout * 100 <= v_base * m.max_pay_x100) IS NOT TRUE OR p_payout < 0 OR (p_payout > 0 AND NOT p_settled) THEN
    RAISE EXCEPTION 'payout % for stake % is outside the maths of the game', p_payout, v_base;
  END IF;
  IF p_raise < 0 OR (p_raise > 0 AND (p_settled_by <> 'player' OR p_raise_ref IS NULL))
     OR ((r.raised + p_raise) * 100 <= v_base * m.max_raise_x100) IS NOT TRUE THEN
    RAISE EXCEPTION 'raise % by % of a stake of %, raised by % before, is outside the maths of the game',
      p_raise, p_settled_by, v_base, r.raised;
  END IF;

  UPDATE game_session s SET
    last_played_at = now(),
    open_round_id = CASE WHEN p_settled THEN NULL ELSE p_round END
  WHERE s.player_id = p_player AND s.id = p_session;
  IF p_raise > 0 THEN PERFORM post_raise(r, p_step, p_raise, p_raise_ref); END IF;
  IF p_payout > 0 THEN
    PERFORM post_movement('play', NULL, 'win', p_player, r.currency, 0, p_payout, 0, p_round);
  END IF;
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = r.currency AND w.guarded;
  IF FOUND THEN PERFORM record_play(p_player, r.currency, -p_payout); END IF;
  UPDATE round x SET
    actions = x.actions || jsonb_build_array(p_action),
    state = CASE WHEN p_settled THEN 'settled' ELSE 'open' END::round_state,
    settled_by = CASE WHEN p_settled THEN p_settled_by END,
    settled_at = CASE WHEN p_settled THEN v_now END,
    payout = p_payout,
    stake = x.stake + p_raise,
    raised = x.raised + p_raise
  WHERE x.player_id = p_player AND x.id = p_round;
  RETURN QUERY SELECT false;
END $$;

REVOKE EXECUTE ON FUNCTION advance_round FROM PUBLIC;
