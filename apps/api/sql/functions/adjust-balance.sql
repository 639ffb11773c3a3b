-- A correction by the operator, in either direction, without a play condition. p_ref: the adjustment. See post_entry.
-- No login of the application may call it.
CREATE OR REPLACE FUNCTION adjust_balance(p_player uuid, p_currency currency, p_amount bigint, p_ref uuid)
RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM post_entry('staff', 'adjustment', p_player, p_currency, p_amount, 0, p_ref);
END $$;

REVOKE EXECUTE ON FUNCTION adjust_balance FROM PUBLIC;
