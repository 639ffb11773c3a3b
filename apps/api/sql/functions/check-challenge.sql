-- Checks whether this player may decide in the daily challenge now. Returns null or the problem code. It is the check of a
-- stake of Gold Coins with an amount of zero: a break, an exclusion, a limit of play time or a due reality check also stops
-- the challenge. It sets no search path, because its callers have one.
CREATE OR REPLACE FUNCTION check_challenge(p_player uuid) RETURNS TABLE (refusal text) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT check_movement(p_player, 'gold', 0, 'stake');
END $$;

REVOKE EXECUTE ON FUNCTION check_challenge FROM PUBLIC;
