-- Takes back up to p_amount of one coin of an order, as far as the balance reaches, at most once per order and coin.
-- What had not been played goes first. p_ref: the order. Returns what was taken, by this call or by the first one.
CREATE OR REPLACE FUNCTION reverse_purchase(p_player uuid, p_currency currency, p_amount bigint, p_ref uuid)
RETURNS TABLE (taken bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v wallet%ROWTYPE;
  v_taken bigint;
BEGIN
  SELECT * INTO v FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  SELECT -j.amount INTO v_taken FROM journal j
    WHERE j.player_id = p_player AND j.ref = p_ref AND j.kind = 'purchase_reversal' AND j.currency = p_currency;
  IF FOUND THEN RETURN QUERY SELECT v_taken; RETURN; END IF;
  v_taken := least(v.balance, p_amount);
  IF v_taken > 0 THEN
    PERFORM post_entry('store', 'purchase_reversal', p_player, p_currency, -v_taken, -least(v.unplayed, v_taken), p_ref);
  END IF;
  RETURN QUERY SELECT v_taken;
END $$;

REVOKE EXECUTE ON FUNCTION reverse_purchase FROM PUBLIC;
