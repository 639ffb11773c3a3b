-- Credits the Gold Coins of a finished daily challenge, once per player and day. The entry gives the day and the score, and the
-- rules give the amount. Only the challenge of the current day pays. The wallet is locked before the breaks and limits are
-- checked, so an exclusion at the same moment either stops the prize or follows it. Every decision must have been recorded as
-- play (record_challenge_decision). See post_entry.
-- Refuses: conflict (no finished entry of today, or a decision that was not recorded), and the codes of check_challenge.
CREATE OR REPLACE FUNCTION grant_challenge_prize(p_player uuid, p_day date)
RETURNS TABLE (amount bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  e challenge_entry%ROWTYPE;
  v_refusal text;
  v_amount bigint;
BEGIN
  SELECT * INTO e FROM challenge_entry x WHERE x.player_id = p_player AND x.day = p_day FOR UPDATE;
  IF (e.finished_at IS NOT NULL AND e.day = product_period_start('day', now())) IS NOT TRUE THEN
    PERFORM refuse('conflict');
  END IF;
  IF cardinality(e.decided_at) IS DISTINCT FROM (SELECT sum(jsonb_array_length(h)) FROM jsonb_array_elements(e.hands) h) THEN
    PERFORM refuse('conflict');
  END IF;
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold' FOR UPDATE;
  v_refusal := check_challenge(p_player, p_day);
  IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;
  v_amount := challenge_prize_of(e.given_up);
  PERFORM post_entry('challenge', 'challenge_prize', p_player, 'gold', v_amount, 0, e.id);
  RETURN QUERY SELECT v_amount;
END $$;

REVOKE EXECUTE ON FUNCTION grant_challenge_prize FROM PUBLIC;
