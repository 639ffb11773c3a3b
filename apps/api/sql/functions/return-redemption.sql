-- Ends a redemption without a prize. p_status is 'rejected' or 'returned'. Exactly the escrowed amount returns, as played
-- coins, less what the player owes for reversed purchases. The state and the posting change together.
-- Refuses: not_found (no wallet), conflict (no longer open, or already with the provider), forbidden (the login of staff
-- without a member who decides).
CREATE OR REPLACE FUNCTION return_redemption(p_player uuid, p_redemption uuid, p_status text)
RETURNS TABLE (returned bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_amount bigint;
BEGIN
  IF p_status NOT IN ('rejected', 'returned') THEN RAISE EXCEPTION 'a redemption does not go back as %', p_status; END IF;
  IF pg_has_role(session_user, 'goldwren_staff', 'USAGE') AND NOT acts_as_staff('redemptions.review') THEN
    PERFORM refuse('forbidden');
  END IF;
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps' FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  UPDATE redemption x SET status = p_status, since = now(), due_at = NULL, breached_at = NULL, needs = '{}'
    WHERE x.player_id = p_player AND x.id = p_redemption
      AND x.status = ANY (open_redemption_statuses()) AND x.status <> 'processing'
    RETURNING x.sweeps_submitted INTO v_amount;
  IF NOT FOUND THEN PERFORM refuse('conflict'); END IF;
  PERFORM post_entry('redemption', 'redemption_return', p_player, 'sweeps', v_amount, 0, p_redemption);
  -- A chargeback may have come while the coins were in escrow, out of its reach: what is owed is paid before they can be used.
  PERFORM pay_debt(p_player, v_amount, p_redemption);
  RETURN QUERY SELECT v_amount;
END $$;

REVOKE EXECUTE ON FUNCTION return_redemption FROM PUBLIC;
