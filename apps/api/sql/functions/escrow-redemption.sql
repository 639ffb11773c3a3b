-- Creates a redemption together with the posting that moves its Sweeps Coins into escrow. The redeemable amount is computed
-- under the wallet's lock, so that no stake comes between. p_redemption is made before the first attempt: a second call
-- changes nothing. The caller has locked the player and checked every other rule.
-- p_due_at: when the first step is due. p_key, p_hash: the caller's Idempotency-Key, null without one.
-- The redemption begins in review when the identity of the player is verified, and otherwise waits for the verification.
-- Returns whether this call created it. Refuses: not_found (no wallet), account_suspended and the other codes of
-- check_movement, insufficient_sweeps, sweeps_unplayed, sweeps_not_held, redemption_pending.
CREATE OR REPLACE FUNCTION escrow_redemption(
  p_player uuid, p_redemption uuid, p_amount bigint, p_method text, p_details bytea, p_masked text,
  p_needs text[], p_due_at timestamptz, p_key text, p_hash bytea
) RETURNS TABLE (created boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_balance bigint;
  v_unplayed bigint;
  v_held bigint;
  v_refusal text;
  v_verified boolean;
BEGIN
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps' FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  PERFORM 1 FROM redemption x WHERE x.player_id = p_player AND x.id = p_redemption;
  IF FOUND THEN RETURN QUERY SELECT false; RETURN; END IF;
  PERFORM 1 FROM redemption x
    WHERE x.player_id = p_player AND x.status = ANY (open_redemption_statuses());
  IF FOUND THEN PERFORM refuse('redemption_pending'); END IF;

  SELECT s.balance, s.unplayed, s.held, s.refusal INTO v_balance, v_unplayed, v_held, v_refusal
    FROM redeemable_sweeps(p_player, p_amount) s;
  IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;
  IF v_balance < p_amount THEN PERFORM refuse('insufficient_sweeps'); END IF;
  IF v_balance - v_unplayed < p_amount THEN PERFORM refuse('sweeps_unplayed'); END IF;
  IF v_held < p_amount THEN PERFORM refuse('sweeps_not_held'); END IF;

  SELECT p.identity_status = 'verified' INTO STRICT v_verified FROM player p WHERE p.id = p_player;
  INSERT INTO redemption (player_id, id, sweeps_submitted, usd_cents, payout_method, details_sealed, details_masked, status,
                          needs, due_at, idempotency_key, request_hash)
  VALUES (p_player, p_redemption, p_amount, p_amount, p_method, p_details, p_masked,
          CASE WHEN v_verified THEN 'in_review' ELSE 'awaiting_verification' END, p_needs, p_due_at, p_key, p_hash);
  PERFORM post_entry('redemption', 'redemption', p_player, 'sweeps', -p_amount, 0, p_redemption);
  RETURN QUERY SELECT true;
END $$;

REVOKE EXECUTE ON FUNCTION escrow_redemption FROM PUBLIC;
