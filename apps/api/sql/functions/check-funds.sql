-- Checks a stake or raise against the balance of a wallet in this state. Returns null or the problem code. This is the only
-- text of these rules, for one round, for many rounds and for raises. Inlined like check_session.
CREATE OR REPLACE FUNCTION check_funds(
  p_player uuid, p_currency currency, p_frozen boolean, p_guarded boolean, p_balance bigint, p_amount bigint, p_purpose text
) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    check_wallet(p_player, p_currency, p_frozen, p_guarded, p_amount, p_purpose),
    CASE WHEN (p_balance >= p_amount) IS NOT TRUE THEN 'insufficient_' || p_currency::text END)
$$;

REVOKE EXECUTE ON FUNCTION check_funds FROM PUBLIC;
