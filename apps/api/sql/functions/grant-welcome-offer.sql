-- The coins of a new player; Sweeps Coins are to be played once. See post_entry.
CREATE OR REPLACE FUNCTION grant_welcome_offer(p_player uuid, p_currency currency, p_amount bigint, p_ref uuid)
RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM post_entry('registration', 'welcome_offer', p_player, p_currency, p_amount,
    CASE p_currency WHEN 'sweeps' THEN p_amount ELSE 0 END, p_ref);
END $$;

REVOKE EXECUTE ON FUNCTION grant_welcome_offer FROM PUBLIC;
