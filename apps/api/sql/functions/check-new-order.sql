-- Checks whether this player can begin an order of this price (cents) now. Returns null or the problem code. Unlike
-- check_purchase it includes what open orders reserve, so that several orders that each fit a limit cannot exceed it
-- together. p_order: the order of this price if it exists already, so that it does not count twice. Locks the wallet until
-- the end of the transaction, in which the caller adds or credits the order.
CREATE OR REPLACE FUNCTION check_new_order(p_player uuid, p_price_cents bigint, p_order uuid DEFAULT NULL)
RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_reserved bigint;
BEGIN
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold' FOR UPDATE;
  SELECT r.cents INTO v_reserved FROM reserved_purchases(p_player, p_order) r;
  RETURN QUERY SELECT check_movement(p_player, 'gold', p_price_cents + v_reserved, 'purchase');
END $$;

REVOKE EXECUTE ON FUNCTION check_new_order FROM PUBLIC;
