-- How much of the time since the last action counts as play: all of it, or none after a pause longer than
-- longest_play_gap_seconds.
CREATE OR REPLACE FUNCTION play_gap_seconds(p_last_play_at timestamptz) RETURNS int
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_last_play_at IS NULL OR p_last_play_at < now() - longest_play_gap_seconds() * interval '1 second' THEN RETURN 0; END IF;
  RETURN greatest(0, extract(epoch FROM now() - p_last_play_at))::int;
END $$;

REVOKE EXECUTE ON FUNCTION play_gap_seconds FROM PUBLIC;
