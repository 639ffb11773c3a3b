-- Takes all Sweeps Coins away, whatever they are when the wallet is locked. Returns the amount taken.
CREATE OR REPLACE FUNCTION expire_sweeps(p_player uuid, p_ref uuid) RETURNS TABLE (taken bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_balance bigint;
BEGIN
  SELECT w.balance INTO v_balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps' FOR UPDATE;
  IF v_balance > 0 THEN
    PERFORM post_entry('region', 'region_expiry', p_player, 'sweeps', -v_balance, 0, p_ref);
  END IF;
  RETURN QUERY SELECT coalesce(v_balance, 0);
END $$;

REVOKE EXECUTE ON FUNCTION expire_sweeps FROM PUBLIC;
