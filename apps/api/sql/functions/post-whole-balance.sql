-- Takes a whole balance away (Sweeps Coins that expire), whatever it is when the wallet is locked. Returns the amount.
CREATE OR REPLACE FUNCTION post_whole_balance(
  p_player uuid, p_currency currency, p_kind journal_kind, p_contra house_account, p_ref uuid
) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_balance bigint;
BEGIN
  SELECT w.balance INTO v_balance FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency FOR UPDATE;
  IF v_balance > 0 THEN PERFORM post_entry(p_player, p_currency, p_kind, p_contra, -v_balance, p_ref, 0); END IF;
  RETURN coalesce(v_balance, 0);
END $$;

REVOKE EXECUTE ON FUNCTION post_whole_balance FROM PUBLIC;
GRANT EXECUTE ON FUNCTION post_whole_balance TO goldwren_api;
