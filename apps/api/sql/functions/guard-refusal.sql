-- What the breaks and limits of a player say to a movement; null when nothing. Asked by may_move, and only for wallets
-- that are guarded. A stake counts as lost until it has paid: the worst case has to fit below the limit.
-- An account that may belong to a person who has excluded themselves is held in the same way (hold_for_exclusion).
-- Answers: self_excluded, exclusion_review, cooling_off, limit_reached, reality_check_due.
-- Rounds in progress conclude: a raise asks for the money, never for the time.
CREATE OR REPLACE FUNCTION guard_refusal(p_player uuid, p_currency currency, p_amount bigint, p_purpose text) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_excluded boolean;
  v_hold text;
  v_cooling boolean;
  v_pace play_pace%ROWTYPE;
  v_gap int;
BEGIN
  SELECT p.excluded_at IS NOT NULL AND coalesce(p.exclusion_ends_at > now(), true), coalesce(p.cool_off_until > now(), false),
         p.exclusion_hold
    INTO v_excluded, v_cooling, v_hold FROM player p WHERE p.id = p_player;
  IF v_excluded OR v_hold = 'exact' THEN RETURN 'self_excluded'; END IF;
  IF v_hold = 'near' THEN RETURN 'exclusion_review'; END IF;
  -- Whoever pauses may still have a prize.
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

REVOKE EXECUTE ON FUNCTION guard_refusal FROM PUBLIC;
