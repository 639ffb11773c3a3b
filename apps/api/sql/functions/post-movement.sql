-- Changes a wallet and writes the journal: first what leaves the wallet (p_debit), then what enters (p_credit), in
-- hundredths and 0 for none. p_unplayed: the change of the part that must still be played once. The caller has checked the
-- balance.
-- The table of what each path may post gives the account of the operator (packages/rules, movements.ts). A movement without
-- a rule is a bug and never a mistake of the player: SQLSTATE GW001, which no caller handles.
-- play_round and play_rounds contain the same text, because a call of this function would cost time in every round.
-- It sets no search path, because its callers have one.
CREATE OR REPLACE FUNCTION post_movement(
  p_caller text, p_debit_kind journal_kind, p_credit_kind journal_kind, p_player uuid, p_currency currency,
  p_debit bigint, p_credit bigint, p_unplayed bigint, p_ref uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_balance bigint;
  v_version bigint;
  v_posted int;
  v_now timestamptz := now();
BEGIN
  SELECT w.balance, w.version INTO v_balance, v_version FROM wallet w
    WHERE w.player_id = p_player AND w.currency = p_currency FOR NO KEY UPDATE;
  -- <shared post-movements>
  -- source: (SELECT p_player, p_currency, p_debit, p_credit, p_unplayed, p_ref, v_balance, v_version)
  -- caller: p_caller
  -- debit kind: p_debit_kind
  -- credit kind: p_credit_kind
  -- postings: greatest((p_debit > 0)::int + (p_credit > 0)::int, 1)
  UPDATE wallet w SET
    balance = m.balance - m.debit + m.credit,
    unplayed = least(greatest(w.unplayed + m.unplayed, 0), m.balance - m.debit + m.credit),
    -- Each number is given once, also across partitions: a number that is already used gives null, which the column rejects.
    version = CASE WHEN w.version = m.version THEN m.version + (m.debit > 0)::int + (m.credit > 0)::int END,
    cum_credit = w.cum_credit + m.credit
  FROM (SELECT p_player, p_currency, p_debit, p_credit, p_unplayed, p_ref, v_balance, v_version) AS m(player, currency, debit, credit, unplayed, ref, balance, version)
  WHERE w.player_id = m.player AND w.currency = m.currency;
  INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra, at)
  SELECT m.player, m.currency, m.version + 1 + (r.sign = 1 AND m.debit > 0)::int,
         CASE WHEN r.sign = -1 THEN -m.debit ELSE m.credit END,
         CASE WHEN r.sign = -1 THEN m.balance - m.debit ELSE m.balance - m.debit + m.credit END, m.ref, r.kind, r.contra, v_now
    FROM (SELECT p_player, p_currency, p_debit, p_credit, p_unplayed, p_ref, v_balance, v_version) AS m(player, currency, debit, credit, unplayed, ref, balance, version)
    JOIN movement_rule r ON r.caller = p_caller AND r.currency = m.currency
     AND ((r.kind = p_debit_kind AND r.sign = -1 AND m.debit > 0 AND coalesce(m.debit <= r.most, true))
       OR (r.kind = p_credit_kind AND r.sign = 1 AND m.credit > 0 AND coalesce(m.credit <= r.most, true)));
  GET DIAGNOSTICS v_posted = ROW_COUNT;
  IF v_posted <> greatest((p_debit > 0)::int + (p_credit > 0)::int, 1) THEN
    RAISE EXCEPTION '% may not post % or %', p_caller, p_debit_kind, p_credit_kind USING ERRCODE = 'GW001';
  END IF;
  -- </shared>
END $$;

REVOKE EXECUTE ON FUNCTION post_movement FROM PUBLIC;
