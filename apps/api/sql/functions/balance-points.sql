-- The balance of a wallet from p_from to p_to, in p_points intervals of equal length. Each interval with movements returns
-- the time of its last row, the balance then, and the lowest and highest balance. The first row is the balance at the start
-- of the range, if anything had moved before.
-- Above p_exact rows, only about p_sample rows at equal distances and the last one are read, and `sampled` is true. Reading
-- along the index is cheaper than looking each row up. The balance between two sampled rows differs by at most the few
-- stakes between. seq follows time, so the first row of the range is found by binary search. Only postings of a dropped month
-- are missing, which are older than every range: journal_forward has the balance after them.
CREATE OR REPLACE FUNCTION balance_points(
  p_player uuid, p_currency currency, p_from timestamptz, p_to timestamptz, p_points int, p_exact int, p_sample int
) RETURNS TABLE (at timestamptz, balance bigint, low bigint, high bigint, opens boolean, sampled boolean)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_last bigint;
  v_low bigint := 0;
  v_high bigint;
  v_half bigint;
  v_stride bigint;
BEGIN
  SELECT w.version INTO v_last FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency;
  v_last := coalesce(v_last, 0);
  v_high := v_last;
  WHILE v_low < v_high LOOP
    v_half := (v_low + v_high + 1) / 2;
    IF coalesce((SELECT j.at < p_from FROM journal j
         WHERE j.player_id = p_player AND j.currency = p_currency AND j.seq = v_half), true) THEN v_low := v_half;
    ELSE v_high := v_half - 1; END IF;
  END LOOP;
  RETURN QUERY SELECT p_from, j.balance_after, j.balance_after, j.balance_after, true, false
    FROM (SELECT j.balance_after FROM journal j
           WHERE j.player_id = p_player AND j.currency = p_currency AND j.seq = v_low
           UNION ALL
          SELECT d.balance_after FROM journal_forward d
           WHERE d.player_id = p_player AND d.currency = p_currency AND d.last_seq = v_low) j;

  v_stride := CASE WHEN v_last - v_low <= p_exact THEN 1 ELSE (v_last - v_low + p_sample - 1) / p_sample END;
  RETURN QUERY
  WITH looked AS (
    SELECT j.seq, j.at, j.balance_after
      FROM journal j
     WHERE v_stride = 1 AND j.player_id = p_player AND j.currency = p_currency AND j.seq > v_low AND j.seq <= v_last
    UNION ALL
    SELECT j.seq, j.at, j.balance_after
      FROM (SELECT generate_series(v_low + 1, v_last, v_stride) AS seq UNION SELECT v_last) s,
           -- LIMIT keeps it a look-up: as a join the whole journal of the player would be read.
           LATERAL (SELECT * FROM journal x
                     WHERE x.player_id = p_player AND x.currency = p_currency AND x.seq = s.seq LIMIT 1) j
     WHERE v_stride > 1
  ), placed AS (
    SELECT l.*, least(p_points, greatest(1,
             width_bucket(extract(epoch FROM l.at), extract(epoch FROM p_from), extract(epoch FROM p_to), p_points))) AS stretch
      FROM looked l
  )
  SELECT max(p.at), (array_agg(p.balance_after ORDER BY p.seq DESC))[1],
         min(p.balance_after), max(p.balance_after), false, v_stride > 1
    FROM placed p GROUP BY p.stretch ORDER BY max(p.seq);
END $$;

REVOKE EXECUTE ON FUNCTION balance_points FROM PUBLIC;
