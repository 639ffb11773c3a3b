-- Checks whether a paid order of this price (cents) can be credited to this player now. Returns null or the problem code.
-- Locks the wallet until the end of the transaction, in which the caller credits the order.
CREATE OR REPLACE FUNCTION check_purchase(p_player uuid, p_price_cents bigint) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold' FOR UPDATE;
  RETURN QUERY SELECT check_movement(p_player, 'gold', p_price_cents, 'purchase');
END $$;

REVOKE EXECUTE ON FUNCTION check_purchase FROM PUBLIC;
