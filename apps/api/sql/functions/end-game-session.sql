-- Ends a session and returns what was settled in it. It moves no money. Ending it again returns the same totals. A client
-- report that arrives after the job ended the session is still compared and stored.
-- Refuses: not_found, round_open (settle the round first).
CREATE OR REPLACE FUNCTION end_game_session(p_player uuid, p_session uuid, p_gold_won bigint, p_sweeps_won bigint, p_rounds int, p_report jsonb)
RETURNS TABLE (gold_won bigint, sweeps_won bigint, rounds int, report_matches boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  s game_session%ROWTYPE;
  v_gold bigint;
  v_sweeps bigint;
  v_rounds int;
  v_now timestamptz := now();
BEGIN
  SELECT * INTO s FROM game_session x WHERE x.player_id = p_player AND x.id = p_session FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF s.open_round_id IS NOT NULL THEN PERFORM refuse('round_open'); END IF;
  -- The rounds of a signed session may have been dropped with their month. Its statement has the same totals.
  IF s.statement IS NOT NULL THEN
    v_gold := coalesce((s.statement -> 'paid' ->> 'gold')::numeric * 100, 0);
    v_sweeps := coalesce((s.statement -> 'paid' ->> 'sweeps')::numeric * 100, 0);
    v_rounds := (s.statement ->> 'rounds')::int;
  ELSE
    SELECT coalesce(sum(r.payout) FILTER (WHERE r.currency = 'gold'), 0),
           coalesce(sum(r.payout) FILTER (WHERE r.currency = 'sweeps'), 0), count(*)
      INTO v_gold, v_sweeps, v_rounds
      FROM round r WHERE r.player_id = p_player AND r.session_id = p_session;
  END IF;
  IF s.report IS NULL AND p_report IS NOT NULL THEN
    s.report_matches := p_gold_won = v_gold AND coalesce(p_sweeps_won, v_sweeps) = v_sweeps AND p_rounds = v_rounds;
  END IF;
  UPDATE game_session x SET
    ended_at = coalesce(x.ended_at, v_now),
    report = coalesce(x.report, p_report),
    report_matches = s.report_matches
  WHERE x.player_id = p_player AND x.id = p_session;
  RETURN QUERY SELECT v_gold, v_sweeps, v_rounds, s.report_matches;
END $$;

REVOKE EXECUTE ON FUNCTION end_game_session FROM PUBLIC;
