-- Writes the forward rows of a month, which replace its postings of play: one row for each sequence of them that follow one
-- another in a wallet. Returns the number of rows. It reads the partition in the order of its index on `seq`.
-- Only for drop_month, whose transaction also removes the postings: both together would count twice.
CREATE OR REPLACE FUNCTION forward_month(p_month date) RETURNS bigint
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_partition text := 'journal_' || to_char(p_month, 'YYYY_MM');
  v_rows bigint;
  v_uneven bigint;
BEGIN
  EXECUTE format('INSERT INTO journal_forward (player_id, currency, first_seq, last_seq, balance_before, balance_after, credits, month)
    SELECT x.player_id, x.currency, min(x.seq), max(x.seq), max(x.balance_after - x.amount) FILTER (WHERE x.begins),
           max(x.balance_after) FILTER (WHERE x.ends), sum(greatest(x.amount, 0)), $1
      FROM (SELECT j.player_id, j.currency, j.seq, j.amount, j.balance_after,
                   lag(j.seq) OVER w IS DISTINCT FROM j.seq - 1 AS begins,
                   lead(j.seq) OVER w IS DISTINCT FROM j.seq + 1 AS ends, j.seq - row_number() OVER w AS sequence
              FROM partitions.%I j WHERE j.kind IN (''stake'', ''raise'', ''win'')
            WINDOW w AS (PARTITION BY j.player_id, j.currency ORDER BY j.seq)) x
     GROUP BY x.player_id, x.currency, x.sequence', v_partition) USING p_month;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  -- The rows of each wallet have the number, the sum and the credits of its postings.
  EXECUTE format('SELECT count(*) FROM (
      SELECT player_id, currency, count(*) AS postings, sum(amount) AS amount, sum(greatest(amount, 0)) AS credits
        FROM partitions.%I WHERE kind IN (''stake'', ''raise'', ''win'') GROUP BY player_id, currency) p
      FULL JOIN (
      SELECT player_id, currency, sum(last_seq - first_seq + 1) AS postings, sum(balance_after - balance_before) AS amount,
             sum(credits) AS credits
        FROM journal_forward WHERE month = $1 GROUP BY player_id, currency) f USING (player_id, currency)
     WHERE (p.postings, p.amount, p.credits) IS DISTINCT FROM (f.postings, f.amount, f.credits)', v_partition) INTO v_uneven USING p_month;
  IF v_uneven > 0 THEN
    RAISE EXCEPTION 'the postings of % wallets in % do not add up', v_uneven, p_month USING ERRCODE = 'GW002';
  END IF;
  RETURN v_rows;
END $$;

REVOKE EXECUTE ON FUNCTION forward_month FROM PUBLIC;
