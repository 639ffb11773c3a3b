-- Adds marks to those of a player (modules/exclusions). The arrays belong together: kind, keyed hash, and the encrypted name
-- and birth date of a mark of the kind 'name' (null for the others). A mark that the player already has does not change.
CREATE OR REPLACE FUNCTION store_person_marks(p_player uuid, p_kinds text[], p_values bytea[], p_sealed bytea[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_now timestamptz := now();
BEGIN
  INSERT INTO person_mark (player_id, kind, value, sealed, excluded, marked_at)
  SELECT p.id, m.kind, m.value, m.sealed, p.excluded_at IS NOT NULL, v_now
    FROM player p, unnest(p_kinds, p_values, p_sealed) AS m(kind, value, sealed)
   WHERE p.id = p_player
  ON CONFLICT DO NOTHING;
END $$;

REVOKE EXECUTE ON FUNCTION store_person_marks FROM PUBLIC;
