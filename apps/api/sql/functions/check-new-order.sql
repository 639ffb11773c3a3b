-- May this player begin an order of this price (cents) now? Null, or the problem code of the refusal. Unlike check_purchase
-- it counts what open orders reserve: a limit that several orders fit in one by one must not be passed by all of them
-- together. Locks the wallet until the end of the transaction, in which the caller adds the order.
CREATE OR REPLACE FUNCTION check_new_order(p_player uuid, p_price_cents bigint) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_reserved bigint;
BEGIN
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold' FOR UPDATE;
  SELECT r.cents INTO v_reserved FROM reserved_purchases(p_player) r;
  RETURN QUERY SELECT check_movement(p_player, 'gold', p_price_cents + v_reserved, 'purchase');
END $$;

REVOKE EXECUTE ON FUNCTION check_new_order FROM PUBLIC;
