-- Can a game session in this state take a round with this nonce? Null, or the code of the problem. The only text of these rules,
-- for one round and for many. PostgreSQL puts the body of the function into the statement that calls it, because it is a single
-- expression without settings of its own.
CREATE OR REPLACE FUNCTION check_session(
  p_next_nonce int, p_ended_at timestamptz, p_open_round uuid, p_last_played_at timestamptz,
  p_nonce int, p_min_interval_ms int
) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_ended_at IS NOT NULL THEN 'session_ended'
    WHEN p_open_round IS NOT NULL THEN 'round_open'
    WHEN p_nonce <> p_next_nonce THEN 'nonce_conflict'
    WHEN p_last_played_at > now() - p_min_interval_ms * interval '1 millisecond' THEN 'too_fast'
  END
$$;

REVOKE EXECUTE ON FUNCTION check_session FROM PUBLIC;
