-- The Gold Coins of one day's claim. p_ref: the claim. See post_entry.
CREATE OR REPLACE FUNCTION grant_login_bonus(p_player uuid, p_amount bigint, p_ref uuid)
RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM post_entry('login_bonus', 'login_bonus', p_player, 'gold', p_amount, 0, p_ref);
END $$;

REVOKE EXECUTE ON FUNCTION grant_login_bonus FROM PUBLIC;
