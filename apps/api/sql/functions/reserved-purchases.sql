-- What a player's open orders reserve of their purchase limits: orders that may still be paid, or were paid and wait for a review. cents: their sum; newest:
-- when the last of them was created, null without any. The end of an order (credited, failed, cancelled, expired) releases it.
CREATE OR REPLACE FUNCTION reserved_purchases(p_player uuid) RETURNS TABLE (cents bigint, newest timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT coalesce(sum(o.price_cents), 0)::bigint, max(o.created_at)
    FROM store_order o WHERE o.player_id = p_player AND o.status IN ('created', 'pending', 'review');
END $$;

REVOKE EXECUTE ON FUNCTION reserved_purchases FROM PUBLIC;
