-- A correction by the house, either way, without a condition of play. p_ref: the adjustment. See post_entry.
-- Granted to nobody: the API has no call for it.
CREATE OR REPLACE FUNCTION adjust_balance(p_player uuid, p_currency currency, p_amount bigint, p_ref uuid)
RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM post_entry('staff', 'adjustment', p_player, p_currency, p_amount, 0, p_ref);
END $$;

REVOKE EXECUTE ON FUNCTION adjust_balance FROM PUBLIC;
