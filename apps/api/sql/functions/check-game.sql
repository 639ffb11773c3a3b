-- Checks whether this game accepts new rounds. Returns null or the problem code. Inlined like check_session.
CREATE OR REPLACE FUNCTION check_game(p_enabled boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_enabled IS NOT TRUE THEN 'game_off' END
$$;

REVOKE EXECUTE ON FUNCTION check_game FROM PUBLIC;
