-- Credits the coins of a new player, in the amount of the rules. Sweeps Coins must be played once. It works only in the
-- transaction that adds the player, and once per coin for any reference. See post_entry. Refuses: conflict (not a new
-- player, or credited before).
CREATE OR REPLACE FUNCTION grant_welcome_offer(p_player uuid, p_currency currency, p_ref uuid)
RETURNS TABLE (amount bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_amount bigint;
BEGIN
  PERFORM 1 FROM player p WHERE p.id = p_player AND p.created_at = now();
  IF NOT FOUND THEN PERFORM refuse('conflict'); END IF;
  PERFORM 1 FROM journal j WHERE j.player_id = p_player AND j.kind = 'welcome_offer' AND j.currency = p_currency;
  IF FOUND THEN PERFORM refuse('conflict'); END IF;
  SELECT r.most INTO STRICT v_amount FROM movement_rule r
    WHERE r.caller = 'registration' AND r.kind = 'welcome_offer' AND r.currency = p_currency AND r.sign = 1;
  PERFORM post_entry('registration', 'welcome_offer', p_player, p_currency, v_amount,
    CASE p_currency WHEN 'sweeps' THEN v_amount ELSE 0 END, p_ref);
  RETURN QUERY SELECT v_amount;
END $$;

REVOKE EXECUTE ON FUNCTION grant_welcome_offer FROM PUBLIC;
