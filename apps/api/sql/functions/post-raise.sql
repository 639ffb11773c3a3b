-- Debits a raise of an open round from the wallet, as play_round debits a stake. The caller holds the lock of the session
-- and has checked that this step is due. See advance_round.
CREATE OR REPLACE FUNCTION post_raise(p_before round, p_step int, p_raise bigint, p_ref uuid) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_refusal text;
  v_frozen boolean;
  v_guarded boolean;
  v_balance bigint;
BEGIN
  SELECT w.balance, w.frozen, w.guarded INTO v_balance, v_frozen, v_guarded FROM wallet w
    WHERE w.player_id = p_before.player_id AND w.currency = p_before.currency FOR NO KEY UPDATE;
  v_refusal := check_funds(p_before.player_id, p_before.currency, v_frozen, v_guarded, v_balance, p_raise, 'raise');
  IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;
  IF v_guarded THEN PERFORM record_play(p_before.player_id, p_before.currency, p_raise); END IF;

  INSERT INTO round_raise (player_id, round_id, step, ref, amount)
  VALUES (p_before.player_id, p_before.id, p_step, p_ref, p_raise);
  PERFORM post_movement('play', 'raise', NULL, p_before.player_id, p_before.currency, p_raise, 0, -p_raise, p_ref);
END $$;

REVOKE EXECUTE ON FUNCTION post_raise FROM PUBLIC;
