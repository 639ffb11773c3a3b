-- One movement between a player and the operator, at most once per (player, ref, kind, currency). Not for the API: each path
-- has its own function that says who posts and what (see post_movement).
-- p_amount: hundredths, positive to the player. p_unplayed: the change of the part that must still be played once.
-- Returns the balance now and whether this call posted (false: it had been posted before).
-- Refuses: not_found (no wallet), insufficient_gold, insufficient_sweeps.
CREATE OR REPLACE FUNCTION post_entry(
  p_caller text, p_kind journal_kind, p_player uuid, p_currency currency, p_amount bigint, p_unplayed bigint, p_ref uuid
) RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v wallet%ROWTYPE;
BEGIN
  SELECT * INTO v FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  -- The lock above makes this look-up final: a second poster waits until the first one's row is visible.
  PERFORM 1 FROM journal j
    WHERE j.player_id = p_player AND j.ref = p_ref AND j.kind = p_kind AND j.currency = p_currency;
  IF FOUND THEN RETURN QUERY SELECT v.balance, false; RETURN; END IF;
  IF v.balance + p_amount < 0 THEN PERFORM refuse('insufficient_' || p_currency::text); END IF;

  PERFORM post_movement(p_caller, p_kind, p_kind, p_player, p_currency, greatest(-p_amount, 0), greatest(p_amount, 0),
                        p_unplayed, p_ref);
  RETURN QUERY SELECT v.balance + p_amount, true;
END $$;

REVOKE EXECUTE ON FUNCTION post_entry FROM PUBLIC;
