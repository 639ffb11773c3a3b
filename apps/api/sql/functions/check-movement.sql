-- Checks whether this amount can move now. Returns null or the problem code. Every path that sells coins or pays a prize
-- calls it after locking the wallet, so two simultaneous calls cannot both use the rest of one limit. Stakes and raises are
-- checked with the row that they have locked (check_funds).
-- p_purpose: 'stake' and 'raise' (p_amount in hundredths of the coin), 'purchase' (of Gold Coins, p_amount in cents),
-- 'redemption'. It sets no search path, because its callers have one.
CREATE OR REPLACE FUNCTION check_movement(p_player uuid, p_currency currency, p_amount bigint, p_purpose text) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_frozen boolean;
  v_guarded boolean;
BEGIN
  SELECT w.frozen, w.guarded INTO v_frozen, v_guarded FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency;
  RETURN check_wallet(p_player, p_currency, v_frozen, v_guarded, p_amount, p_purpose);
END $$;

REVOKE EXECUTE ON FUNCTION check_movement FROM PUBLIC;
