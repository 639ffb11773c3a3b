-- Checks whether this amount can move out of a wallet in this state. Returns null or the problem code. Breaks and limits are
-- checked only for a guarded wallet, so other players do not pay for the check. The balance is not checked, because a
-- purchase does not need it. p_purpose: see check_movement. Where the answer decides, the caller has locked the wallet.
-- Inlined like check_session.
CREATE OR REPLACE FUNCTION check_wallet(
  p_player uuid, p_currency currency, p_frozen boolean, p_guarded boolean, p_amount bigint, p_purpose text
) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_frozen THEN 'account_suspended'
    WHEN p_guarded THEN check_responsible_play(p_player, p_currency, p_amount, p_purpose)
  END
$$;

REVOKE EXECUTE ON FUNCTION check_wallet FROM PUBLIC;
