-- Takes back what a paid order credited of one coin, as far as the balance reaches, at most once per order and coin. Coins
-- that were not played yet go first. It proves the cause: a notification with the provider's signature that says that the
-- payment of this order was charged back or refunded. Returns the amount taken, by this call or by the first one.
-- Refuses: not_found. SQLSTATE GW003: the cause is missing.
CREATE OR REPLACE FUNCTION reverse_purchase(p_player uuid, p_currency currency, p_order uuid)
RETURNS TABLE (taken bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  o store_order%ROWTYPE;
  v wallet%ROWTYPE;
  v_granted bigint;
  v_taken bigint;
  v_names text[] := ARRAY[p_order || '-' || p_player];
BEGIN
  SELECT * INTO o FROM store_order x WHERE x.player_id = p_player AND x.id = p_order FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  SELECT * INTO v FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  SELECT -j.amount INTO v_taken FROM journal j
    WHERE j.player_id = p_player AND j.ref = p_order AND j.kind = 'purchase_reversal' AND j.currency = p_currency;
  IF FOUND THEN RETURN QUERY SELECT v_taken; RETURN; END IF;
  IF NOT EXISTS (
    -- It may name the order, or a payment that another signed notification ties to the order.
    SELECT FROM genuine_notices(o.provider, v_names || ARRAY(SELECT n.payment FROM genuine_notices(o.provider, v_names) n)) n
     WHERE n.status IN ('refunded', 'charged_back')) THEN
    RAISE EXCEPTION 'order % has no signed notification that it was reversed', p_order USING ERRCODE = 'GW003';
  END IF;
  SELECT j.amount INTO v_granted FROM journal j
    WHERE j.player_id = p_player AND j.ref = p_order AND j.kind = 'purchase' AND j.currency = p_currency;
  v_taken := least(v.balance, coalesce(v_granted, 0));
  IF v_taken > 0 THEN
    PERFORM post_entry('store', 'purchase_reversal', p_player, p_currency, -v_taken, -least(v.unplayed, v_taken), p_order);
  END IF;
  RETURN QUERY SELECT v_taken;
END $$;

REVOKE EXECUTE ON FUNCTION reverse_purchase FROM PUBLIC;
