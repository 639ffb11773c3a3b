-- Starts a self-exclusion, for a number of months or (null) without end. It can only become longer. An earlier request to
-- return is deleted.
CREATE OR REPLACE FUNCTION exclude_player(p_player uuid, p_months int) RETURNS TABLE (until timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p player%ROWTYPE;
  v_until timestamptz := now() + p_months * interval '1 month';
BEGIN
  PERFORM staff_protects_player();
  SELECT * INTO p FROM player x WHERE x.id = p_player FOR NO KEY UPDATE;
  IF p.excluded_at IS NULL OR p.exclusion_ends_at <= now() THEN
    UPDATE player x SET excluded_at = now(), excluded_until = v_until, exclusion_ends_at = NULL
      WHERE x.id = p_player;
  ELSE
    UPDATE player x SET
      excluded_until = CASE WHEN x.excluded_until IS NULL OR p_months IS NULL THEN NULL
                            ELSE greatest(x.excluded_until, v_until) END,
      exclusion_ends_at = NULL
    WHERE x.id = p_player;
  END IF;
  UPDATE person_mark m SET excluded = true WHERE m.player_id = p_player AND NOT m.excluded;
  PERFORM guard_wallets(p_player);
  RETURN QUERY SELECT x.excluded_until FROM player x WHERE x.id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION exclude_player FROM PUBLIC;
