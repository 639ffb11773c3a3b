-- How much of the time since the last action of play was play: all of it, or none where it was a pause of more than five
-- minutes (packages/rules, play-limits.ts).
CREATE OR REPLACE FUNCTION play_gap_seconds(p_last_play_at timestamptz) RETURNS int
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_last_play_at IS NULL OR p_last_play_at < now() - interval '300 seconds' THEN RETURN 0; END IF;
  RETURN greatest(0, extract(epoch FROM now() - p_last_play_at))::int;
END $$;

REVOKE EXECUTE ON FUNCTION play_gap_seconds FROM PUBLIC;
