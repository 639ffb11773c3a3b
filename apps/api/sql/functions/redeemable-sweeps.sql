-- What a player can redeem now: the balance, the part that must still be played once, the lowest balance of the last 24
-- hours (0 for a younger wallet), since when the balance has been at least p_amount (null: it is lower), and what
-- check_movement returns for p_amount. Without a lock the result is information; under the wallet's lock it decides
-- (escrow_redemption).
CREATE OR REPLACE FUNCTION redeemable_sweeps(p_player uuid, p_amount bigint)
RETURNS TABLE (balance bigint, unplayed bigint, held bigint, held_since timestamptz, refusal text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v wallet%ROWTYPE;
  v_at timestamptz;
  v_balance_after bigint;
  v_held bigint;
  v_held_since timestamptz;
  v_rose timestamptz;
  v_below boolean := false;
  v_in_window boolean := true;
  -- The newest posting that was dropped with its month. It is much older than the 24 hours.
  v_dropped journal_forward%ROWTYPE;
BEGIN
  SELECT * INTO v FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps';
  IF NOT FOUND THEN
    RETURN QUERY SELECT 0::bigint, 0::bigint, 0::bigint, NULL::timestamptz, check_movement(p_player, 'sweeps', p_amount, 'redemption');
    RETURN;
  END IF;
  v_held := v.balance;
  v_below := v.balance < p_amount;
  SELECT * INTO v_dropped FROM journal_forward d
    WHERE d.player_id = p_player AND d.currency = 'sweeps' ORDER BY d.first_seq DESC LIMIT 1;
  -- Newest first and never further back than a day and a row: a wallet with years of play costs a day of it.
  FOR v_at, v_balance_after IN
    SELECT x.at, x.balance_after FROM journal x
     WHERE x.player_id = p_player AND x.currency = 'sweeps' AND x.seq > coalesce(v_dropped.last_seq, 0)
     ORDER BY x.seq DESC LOOP
    IF v_balance_after < p_amount AND NOT v_below THEN
      v_held_since := v_rose;
      v_below := true;
    END IF;
    v_rose := v_at;
    v_held := least(v_held, v_balance_after);
    IF v_at <= now() - redemption_held_hours() * interval '1 hour' THEN
      v_in_window := false;
      EXIT;
    END IF;
  END LOOP;
  IF v_in_window AND v_dropped.last_seq IS NOT NULL THEN
    IF v_dropped.balance_after < p_amount AND NOT v_below THEN
      v_held_since := v_rose;
      v_below := true;
    END IF;
    v_rose := (v_dropped.month + interval '1 month') AT TIME ZONE 'UTC';
    v_held := least(v_held, v_dropped.balance_after);
    v_in_window := false;
  END IF;
  -- Before its first row a wallet was empty.
  IF v_in_window THEN v_held := 0; END IF;
  IF NOT v_below THEN v_held_since := v_rose; END IF;
  RETURN QUERY SELECT v.balance, v.unplayed, v_held, v_held_since, check_movement(p_player, 'sweeps', p_amount, 'redemption');
END $$;

REVOKE EXECUTE ON FUNCTION redeemable_sweeps FROM PUBLIC;
