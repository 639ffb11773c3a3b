-- Takes all Sweeps Coins of a player who has neither signed in nor played for sweeps_idle_days(), as counted when the wallet
-- is locked. Returns the amount taken: 0 when there was a sign-in, a round, or a credit after the posting p_after_seq, which is
-- the newest one that the player's last notice knows. Coins in escrow for a redemption are not in the wallet and stay.
-- p_ref: made before the first attempt, see post_entry.
-- A simultaneous round either locks the wallet first and is seen here, or comes later and finds no coins. The caller holds
-- the player's row, which orders sign-ins in the same way.
CREATE OR REPLACE FUNCTION expire_idle_sweeps(p_player uuid, p_after_seq bigint, p_ref uuid) RETURNS TABLE (taken bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_since timestamptz := now() - sweeps_idle_days() * interval '1 day';
  v_balance bigint;
BEGIN
  SELECT w.balance INTO v_balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps' FOR UPDATE;
  IF v_balance IS NULL OR v_balance = 0
     OR EXISTS (SELECT FROM player p WHERE p.id = p_player AND p.last_sign_in_at > v_since)
     OR EXISTS (SELECT FROM game_session s WHERE s.player_id = p_player AND s.last_played_at > v_since)
     OR EXISTS (SELECT FROM journal j WHERE j.player_id = p_player AND j.currency = 'sweeps'
                   AND j.kind NOT IN ('stake', 'win') AND j.seq > p_after_seq AND j.amount > 0) THEN
    RETURN QUERY SELECT 0::bigint;
    RETURN;
  END IF;
  PERFORM post_entry('inactivity', 'inactivity_expiry', p_player, 'sweeps', -v_balance, 0, p_ref);
  RETURN QUERY SELECT v_balance;
END $$;

REVOKE EXECUTE ON FUNCTION expire_idle_sweeps FROM PUBLIC;
