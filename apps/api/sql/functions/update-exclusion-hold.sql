-- Holds an account, or releases it, according to its matches with excluded people: 'exact' for a confirmed match or an open
-- exact one, 'near' for an open near one. From then on check_responsible_play checks every movement of its wallets. The
-- caller's transaction holds both wallets, so no stake, purchase or redemption comes between. Returns the hold; null when
-- there is none.
CREATE OR REPLACE FUNCTION update_exclusion_hold(p_player uuid) RETURNS TABLE (hold text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_hold text;
BEGIN
  PERFORM 1 FROM player p WHERE p.id = p_player FOR NO KEY UPDATE;
  SELECT CASE WHEN bool_or(m.state = 'confirmed' OR m.verdict = 'exact') THEN 'exact' WHEN count(*) > 0 THEN 'near' END
    INTO v_hold FROM exclusion_match m WHERE m.player_id = p_player AND m.state <> 'cleared';
  UPDATE player p SET exclusion_hold = v_hold WHERE p.id = p_player AND p.exclusion_hold IS DISTINCT FROM v_hold;
  IF v_hold IS NOT NULL THEN PERFORM guard_wallets(p_player); END IF;
  RETURN QUERY SELECT v_hold;
END $$;

REVOKE EXECUTE ON FUNCTION update_exclusion_hold FROM PUBLIC;
