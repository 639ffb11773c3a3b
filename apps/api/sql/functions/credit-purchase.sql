-- What a paid order brings of one coin; Sweeps Coins are to be played once. p_ref: the order. See post_entry.
-- Whether it may be sold at all is asked before, by may_purchase in the same transaction.
CREATE OR REPLACE FUNCTION credit_purchase(p_player uuid, p_currency currency, p_amount bigint, p_ref uuid)
RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM post_entry('store', 'purchase', p_player, p_currency, p_amount,
    CASE p_currency WHEN 'sweeps' THEN p_amount ELSE 0 END, p_ref);
END $$;

REVOKE EXECUTE ON FUNCTION credit_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION credit_purchase TO goldwren_api;
