-- What a paid order brings of one coin; Sweeps Coins are to be played once. p_ref: the order. See post_entry.
-- Whether it may be sold at all is asked before, by may_purchase in the same transaction.
CREATE OR REPLACE FUNCTION credit_purchase(p_player uuid, p_currency currency, p_amount bigint, p_ref uuid)
RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_balance bigint;
  v_posted boolean;
BEGIN
  SELECT e.balance, e.posted INTO v_balance, v_posted
    FROM post_entry('store', 'purchase', p_player, p_currency, p_amount,
                    CASE p_currency WHEN 'sweeps' THEN p_amount ELSE 0 END, p_ref) e;
  -- Limits of purchases count what was paid, with the Gold Coins that it bought.
  IF v_posted AND p_currency = 'gold' THEN
    UPDATE play_limit l SET
      used = CASE WHEN l.period_start < product_period_start(l.period, now()) THEN 0 ELSE l.used END + o.price_cents,
      period_start = greatest(l.period_start, product_period_start(l.period, now()))
    FROM store_order o
    WHERE l.player_id = p_player AND l.kind = 'purchase' AND o.player_id = p_player AND o.id = p_ref;
  END IF;
  RETURN QUERY SELECT v_balance, v_posted;
END $$;

REVOKE EXECUTE ON FUNCTION credit_purchase FROM PUBLIC;
