-- The Sweeps Coins of an approved free entry, to be played once. p_ref: the entry. See post_entry.
CREATE OR REPLACE FUNCTION grant_free_entry(p_player uuid, p_amount bigint, p_ref uuid)
RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM post_entry('free_entry', 'free_entry', p_player, 'sweeps', p_amount, p_amount, p_ref);
END $$;

REVOKE EXECUTE ON FUNCTION grant_free_entry FROM PUBLIC;
