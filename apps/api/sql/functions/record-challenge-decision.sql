-- Records that a player decides in the challenge of this day now, unless something rejects it. Returns null or the code of
-- check_challenge. The decision is an action of play like a stake: the time since the previous action, in a challenge or at a
-- table, counts as play time. The wallet is locked first, so decisions and rounds of two tabs take turns.
CREATE OR REPLACE FUNCTION record_challenge_decision(p_player uuid, p_day date) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_guarded boolean;
  v_refusal text;
BEGIN
  SELECT w.guarded INTO v_guarded FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold' FOR UPDATE;
  v_refusal := check_challenge(p_player, p_day);
  IF v_refusal IS NULL THEN
    UPDATE challenge_entry x SET decided_at = x.decided_at || now() WHERE x.player_id = p_player AND x.day = p_day;
    IF v_guarded THEN PERFORM record_play(p_player, 'gold', 0); END IF;
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION record_challenge_decision FROM PUBLIC;
