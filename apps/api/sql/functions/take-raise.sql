-- Takes a raise of an open round from the wallet, exactly as play_round takes a stake. The caller holds the session's
-- lock and has checked that this step is due. See advance_round.
CREATE OR REPLACE FUNCTION take_raise(p_before round, p_step int, p_raise bigint, p_ref uuid) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_balance bigint;
  v_version bigint;
  v_enough boolean;
  v_refusal text;
  v_guarded boolean;
BEGIN
  UPDATE wallet w SET
    balance = w.balance - p_raise,
    unplayed = w.unplayed - least(w.unplayed, p_raise),
    version = w.version + 1
  WHERE w.player_id = p_before.player_id AND w.currency = p_before.currency AND w.balance >= p_raise
  RETURNING w.balance, w.version, w.guarded INTO v_balance, v_version, v_guarded;
  v_enough := FOUND;
  v_refusal := may_move(p_before.player_id, p_before.currency, p_raise, 'raise');
  IF v_refusal IS NOT NULL OR NOT v_enough THEN
    PERFORM refuse(coalesce(v_refusal, 'insufficient_' || p_before.currency::text));
  END IF;
  IF v_guarded THEN PERFORM book_play(p_before.player_id, p_before.currency, p_raise); END IF;

  INSERT INTO round_raise (player_id, round_id, step, ref, amount)
  VALUES (p_before.player_id, p_before.id, p_step, p_ref, p_raise);
  INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra)
  VALUES (p_before.player_id, p_before.currency, v_version, -p_raise, v_balance, p_ref, 'raise',
          contra_of('play', 'raise', p_before.currency, -p_raise));
END $$;

REVOKE EXECUTE ON FUNCTION take_raise FROM PUBLIC;
