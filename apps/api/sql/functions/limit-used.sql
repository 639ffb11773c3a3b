-- How much of a limit the current period has used so far, computed from the history, for a limit that is set in the middle
-- of a period. After that every action updates the limit itself (record_play, credit_purchase). Decisions of the daily
-- challenge are actions of play, too.
CREATE OR REPLACE FUNCTION limit_used(p_player uuid, p_kind text, p_from timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_currency currency;
BEGIN
  IF p_kind = 'purchase' THEN
    RETURN (SELECT coalesce(sum(o.price_cents), 0)
              FROM store_order o JOIN journal j ON j.player_id = o.player_id AND j.ref = o.id
             WHERE o.player_id = p_player AND j.kind = 'purchase' AND j.currency = 'gold' AND j.at >= p_from);
  ELSIF p_kind = 'play_time' THEN
    RETURN (SELECT coalesce(sum(gap), 0)::bigint
              FROM (SELECT extract(epoch FROM a.at - lag(a.at) OVER (ORDER BY a.at)) AS gap
                      FROM (SELECT j.at FROM journal j
                             WHERE j.player_id = p_player AND j.kind IN ('stake', 'raise', 'win') AND j.at >= p_from
                            UNION ALL
                            SELECT d FROM challenge_entry e, unnest(e.decided_at) d
                             WHERE e.player_id = p_player AND e.day >= (p_from AT TIME ZONE product_time_zone())::date
                               AND d >= p_from) a) g
             WHERE gap <= longest_play_gap_seconds());
  END IF;
  SELECT c INTO v_currency FROM unnest(enum_range(NULL::currency)) c WHERE loss_limit_of(c) = p_kind;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no limit of the kind %', p_kind; END IF;
  RETURN (SELECT coalesce(-sum(j.amount), 0)
            FROM journal j
           WHERE j.player_id = p_player AND j.kind IN ('stake', 'raise', 'win') AND j.at >= p_from
             AND j.currency = v_currency);
END $$;

REVOKE EXECUTE ON FUNCTION limit_used FROM PUBLIC;
