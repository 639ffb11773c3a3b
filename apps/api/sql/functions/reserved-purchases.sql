-- What the open orders of a player reserve of their purchase limits. An order is open while it can still be paid, and while
-- a paid one waits for its review. cents: their sum; newest: when the last one was created, null without any and
-- while a review holds one, because that has no end. An order that
-- is credited, failed, cancelled or expired releases its amount. The order p_without does not count.
CREATE OR REPLACE FUNCTION reserved_purchases(p_player uuid, p_without uuid DEFAULT NULL)
RETURNS TABLE (cents bigint, newest timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT coalesce(sum(o.price_cents), 0)::bigint,
      CASE WHEN bool_or(o.status = 'review') THEN NULL ELSE max(o.created_at) END
    FROM store_order o WHERE o.player_id = p_player AND o.status IN ('created', 'pending', 'review')
      AND o.id IS DISTINCT FROM p_without;
END $$;

REVOKE EXECUTE ON FUNCTION reserved_purchases FROM PUBLIC;
