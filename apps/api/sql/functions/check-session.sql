-- Checks whether a game session in this state accepts a round with this nonce. Returns null or the problem code. This is the
-- only text of these rules, for one round and for many. p_newest: the round before must have been played by then.
-- A round before that is more than a minute ahead of p_now was played on a server whose clock was wrong. It delays no round:
-- players would otherwise wait until the right clock has reached that time.
-- PostgreSQL inlines the function into the calling statement, because its body is a single expression and it has no settings.
CREATE OR REPLACE FUNCTION check_session(
  p_next_nonce int, p_ended_at timestamptz, p_open_round uuid, p_last_played_at timestamptz,
  p_nonce int, p_newest timestamptz, p_now timestamptz
) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_ended_at IS NOT NULL THEN 'session_ended'
    WHEN p_open_round IS NOT NULL THEN 'round_open'
    WHEN p_nonce <> p_next_nonce THEN 'nonce_conflict'
    WHEN p_last_played_at > p_newest AND p_last_played_at - p_now < interval '1 minute' THEN 'too_fast'
  END
$$;

REVOKE EXECUTE ON FUNCTION check_session FROM PUBLIC;
