-- Takes all Sweeps Coins of a player who lives where they are not allowed, by the policy pack in force or by a change of staff.
-- The amount is the one when the wallet is locked. Returns the amount taken: 0 where Sweeps Coins are allowed.
CREATE OR REPLACE FUNCTION expire_sweeps(p_player uuid, p_ref uuid) RETURNS TABLE (taken bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_balance bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM player p WHERE p.id = p_player AND (
       bars_sweeps((SELECT s.pack_id FROM policy_switch s ORDER BY s.id DESC LIMIT 1), p.country, p.region)
       OR 'sweeps_play' = ANY (policy_forbids(p.country, p.region, now())))) THEN
    RETURN QUERY SELECT 0::bigint;
    RETURN;
  END IF;
  SELECT w.balance INTO v_balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps' FOR UPDATE;
  IF v_balance > 0 THEN
    PERFORM post_entry('region', 'region_expiry', p_player, 'sweeps', -v_balance, 0, p_ref);
  END IF;
  RETURN QUERY SELECT coalesce(v_balance, 0);
END $$;

REVOKE EXECUTE ON FUNCTION expire_sweeps FROM PUBLIC;
