-- May this amount move now? Null, or the problem code of the refusal. Every path that takes a stake or sells coins asks
-- here, after it has locked the wallet, so that two calls at once cannot both stay below a limit that only one fits in.
-- p_purpose: 'stake' and 'raise' (p_amount in hundredths of the coin), 'purchase' (of Gold Coins, p_amount in cents).
-- Answers: account_suspended, and what guard_refusal answers where the player has taken a break or set a limit: the wallet
-- row says so, so that nobody else pays for the question. Without a search path of its own, which every round would pay for: its callers have one.
CREATE OR REPLACE FUNCTION may_move(p_player uuid, p_currency currency, p_amount bigint, p_purpose text) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_frozen boolean;
BEGIN
  SELECT w.frozen INTO v_frozen FROM wallet w
    WHERE w.player_id = p_player AND w.currency = p_currency AND (w.frozen OR w.guarded);
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_frozen THEN RETURN 'account_suspended'; END IF;
  RETURN guard_refusal(p_player, p_currency, p_amount, p_purpose);
END $$;

REVOKE EXECUTE ON FUNCTION may_move FROM PUBLIC;
