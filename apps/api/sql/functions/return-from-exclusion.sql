-- Records the request of a player to return after the term: the exclusion ends p_after_hours later. A second request changes
-- nothing. Refuses: not_found (not excluded), self_excluded (the term has not ended, or has no end).
CREATE OR REPLACE FUNCTION return_from_exclusion(p_player uuid, p_after_hours int) RETURNS TABLE (ends_at timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p player%ROWTYPE;
  v_ends_at timestamptz := now() + p_after_hours * interval '1 hour';
BEGIN
  SELECT * INTO p FROM player x WHERE x.id = p_player FOR NO KEY UPDATE;
  IF p.excluded_at IS NULL THEN PERFORM refuse('not_found'); END IF;
  IF p.excluded_until IS NULL OR p.excluded_until > now() THEN PERFORM refuse('self_excluded'); END IF;
  UPDATE player x SET exclusion_ends_at = coalesce(x.exclusion_ends_at, v_ends_at)
    WHERE x.id = p_player;
  RETURN QUERY SELECT x.exclusion_ends_at FROM player x WHERE x.id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION return_from_exclusion FROM PUBLIC;
