-- Takes back up to p_amount, as far as the balance reaches, at most once per (player, ref, kind, currency). What had not
-- been played goes first. Returns what was taken (by this call or by the first one) and whether this call took it.
CREATE OR REPLACE FUNCTION post_debit_up_to(
  p_player uuid, p_currency currency, p_kind journal_kind, p_contra house_account, p_amount bigint, p_ref uuid
) RETURNS TABLE (taken bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v wallet%ROWTYPE;
  v_taken bigint;
BEGIN
  SELECT * INTO v FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  SELECT -j.amount INTO v_taken FROM journal j
    WHERE j.player_id = p_player AND j.ref = p_ref AND j.kind = p_kind AND j.currency = p_currency;
  IF FOUND THEN RETURN QUERY SELECT v_taken, false; RETURN; END IF;
  v_taken := least(v.balance, p_amount);
  IF v_taken > 0 THEN
    PERFORM post_entry(p_player, p_currency, p_kind, p_contra, -v_taken, p_ref, -least(v.unplayed, v_taken));
  END IF;
  RETURN QUERY SELECT v_taken, true;
END $$;

REVOKE EXECUTE ON FUNCTION post_debit_up_to FROM PUBLIC;
GRANT EXECUTE ON FUNCTION post_debit_up_to TO goldwren_api;
