-- The house account on the other side of a movement, from the table of what each path may post (packages/rules).
-- A movement that no rule names is a fault of ours, never of the player: SQLSTATE GW001, which no caller handles.
CREATE OR REPLACE FUNCTION contra_of(p_caller text, p_kind journal_kind, p_currency currency, p_amount bigint)
RETURNS house_account
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_contra house_account;
BEGIN
  SELECT r.contra INTO v_contra FROM movement_rule r
    WHERE r.caller = p_caller AND r.kind = p_kind AND r.currency = p_currency AND r.sign = CASE WHEN p_amount > 0 THEN 1 ELSE -1 END
      AND (r.most IS NULL OR abs(p_amount) <= r.most);
  IF NOT FOUND THEN
    RAISE EXCEPTION '% may not post % of % %', p_caller, p_kind, p_amount, p_currency USING ERRCODE = 'GW001';
  END IF;
  RETURN v_contra;
END $$;

REVOKE EXECUTE ON FUNCTION contra_of FROM PUBLIC;
