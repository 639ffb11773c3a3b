-- Checks whether this player may decide in the challenge of this day now. Returns null or the problem code. The game must be on.
-- Its row is locked until the end of the transaction, so a decision is stored before the switch, or is rejected after it. The
-- rest is the check of a stake of Gold Coins with an amount of zero: a break, an exclusion, a limit of play time or a due
-- reality check also stops the challenge. It sets no search path, because its callers have one.
CREATE OR REPLACE FUNCTION check_challenge(p_player uuid, p_day date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_enabled boolean;
BEGIN
  SELECT g.enabled INTO v_enabled FROM challenge_day d JOIN game g ON g.slug = d.slug WHERE d.day = p_day FOR SHARE OF g;
  RETURN coalesce(check_game(v_enabled), check_movement(p_player, 'gold', 0, 'stake'));
END $$;

REVOKE EXECUTE ON FUNCTION check_challenge FROM PUBLIC;
