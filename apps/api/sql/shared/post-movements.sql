UPDATE wallet w SET
  balance = m.balance - m.debit + m.credit,
  unplayed = least(greatest(w.unplayed + m.unplayed, 0), m.balance - m.debit + m.credit),
  -- Each number is given once, also across partitions: a number that is already used gives null, which the column rejects.
  version = CASE WHEN w.version = m.version THEN m.version + (m.debit > 0)::int + (m.credit > 0)::int END,
  cum_credit = w.cum_credit + m.credit
FROM {source} AS m(player, currency, debit, credit, unplayed, ref, balance, version)
WHERE w.player_id = m.player AND w.currency = m.currency;
INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra, at)
SELECT m.player, m.currency, m.version + 1 + (r.sign = 1 AND m.debit > 0)::int,
       CASE WHEN r.sign = -1 THEN -m.debit ELSE m.credit END,
       CASE WHEN r.sign = -1 THEN m.balance - m.debit ELSE m.balance - m.debit + m.credit END, m.ref, r.kind, r.contra, v_now
  FROM {source} AS m(player, currency, debit, credit, unplayed, ref, balance, version)
  JOIN movement_rule r ON r.caller = {caller} AND r.currency = m.currency
   AND ((r.kind = {debit kind} AND r.sign = -1 AND m.debit > 0 AND coalesce(m.debit <= r.most, true))
     OR (r.kind = {credit kind} AND r.sign = 1 AND m.credit > 0 AND coalesce(m.credit <= r.most, true)));
GET DIAGNOSTICS v_posted = ROW_COUNT;
IF v_posted <> {postings} THEN
  RAISE EXCEPTION '% may not post % or %', {caller}, {debit kind}, {credit kind} USING ERRCODE = 'GW001';
END IF;
