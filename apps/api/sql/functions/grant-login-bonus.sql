-- Credits the Gold Coins of today's login bonus, once per day in the product's time zone. The player's earlier claims give
-- the day and so the amount, as nextLoginBonus in packages/rules does. p_ref: the claim; the same reference again returns
-- what it credited the first time. Returns no row when today's bonus was already claimed. See post_entry.
CREATE OR REPLACE FUNCTION grant_login_bonus(p_player uuid, p_ref uuid)
RETURNS TABLE (claimed bigint, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v login_bonus%ROWTYPE;
  v_today date := product_period_start('day', now());
  v_day int := 1;
  v_amount bigint;
BEGIN
  -- The row exists before it is locked, so that claims take turns, the first one included.
  INSERT INTO login_bonus (player_id) VALUES (p_player) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT v FROM login_bonus b WHERE b.player_id = p_player FOR UPDATE;
  RETURN QUERY SELECT j.amount, j.balance_after FROM journal j
    WHERE j.player_id = p_player AND j.ref = p_ref AND j.kind = 'login_bonus' AND j.currency = 'gold';
  IF FOUND OR v.last_claim_day >= v_today THEN RETURN; END IF;
  IF v.last_claim_day = v_today - 1 THEN v_day := v.streak % (SELECT max(d.day) FROM login_bonus_day d) + 1; END IF;
  SELECT d.amount INTO STRICT v_amount FROM login_bonus_day d WHERE d.day = v_day;
  UPDATE login_bonus b SET last_claim_day = v_today, streak = v_day WHERE b.player_id = p_player;
  RETURN QUERY SELECT v_amount, p.balance
    FROM post_entry('login_bonus', 'login_bonus', p_player, 'gold', v_amount, 0, p_ref) p;
END $$;

REVOKE EXECUTE ON FUNCTION grant_login_bonus FROM PUBLIC;
