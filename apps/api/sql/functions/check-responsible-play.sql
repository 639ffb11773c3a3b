-- Checks a movement against the breaks and limits of a player. Returns null or the problem code. check_wallet calls it only
-- for guarded wallets. A stake counts as lost until it has paid, so the worst case must fit the limit.
-- Returns: self_excluded (also for an account held for an exact match with an excluded person, see update_exclusion_hold),
-- exclusion_review, cooling_off, limit_reached, reality_check_due.
-- An open round can always be finished: a raise is checked against money limits, never against time limits.
CREATE OR REPLACE FUNCTION check_responsible_play(p_player uuid, p_currency currency, p_amount bigint, p_purpose text) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_excluded boolean;
  v_hold text;
  v_cooling boolean;
  v_pace play_pace%ROWTYPE;
  v_gap int;
BEGIN
  IF p_purpose IN ('stake', 'raise', 'purchase', 'redemption') IS NOT TRUE THEN
    RAISE EXCEPTION 'there are no limits for a movement of the purpose %', p_purpose;
  END IF;
  SELECT p.excluded_at IS NOT NULL AND coalesce(p.exclusion_ends_at > now(), true), coalesce(p.cool_off_until > now(), false),
         p.exclusion_hold
    INTO v_excluded, v_cooling, v_hold FROM player p WHERE p.id = p_player;
  IF v_excluded OR v_hold = 'exact' THEN RETURN 'self_excluded'; END IF;
  IF v_hold = 'near' THEN RETURN 'exclusion_review'; END IF;
  -- A player in a cool-off can still redeem.
  IF p_purpose = 'redemption' THEN RETURN NULL; END IF;
  IF v_cooling THEN RETURN 'cooling_off'; END IF;

  PERFORM 1 FROM play_limit l
    WHERE l.player_id = p_player
      AND l.kind = CASE WHEN p_purpose = 'purchase' THEN 'purchase' ELSE loss_limit_of(p_currency) END
      AND p_amount + CASE WHEN l.period_start < product_period_start(l.period, now()) THEN 0 ELSE l.used END > l.amount;
  IF FOUND THEN RETURN 'limit_reached'; END IF;
  IF p_purpose <> 'stake' THEN RETURN NULL; END IF;

  SELECT * INTO v_pace FROM play_pace x WHERE x.player_id = p_player;
  -- Time that has passed since the last action is booked with the next one; it counts now.
  v_gap := play_gap_seconds(v_pace.last_play_at);
  PERFORM 1 FROM play_limit l
    WHERE l.player_id = p_player AND l.kind = 'play_time'
      AND v_gap + CASE WHEN l.period_start < product_period_start(l.period, now()) THEN 0 ELSE l.used END >= l.amount;
  IF FOUND THEN RETURN 'limit_reached'; END IF;
  IF v_pace.unchecked_seconds + v_gap >= v_pace.reality_check_minutes * 60 THEN RETURN 'reality_check_due'; END IF;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION check_responsible_play FROM PUBLIC;
