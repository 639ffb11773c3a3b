-- Deletes the marks of an erased player. Those of a person whose exclusion lasts stay: without them the person could register
-- again. Nobody can ask for the return to an erased account, so there the exclusion ends with its term.
CREATE OR REPLACE FUNCTION delete_person_marks(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM person_mark m
   USING player p, account_deletion d
   WHERE m.player_id = p_player AND p.id = p_player AND d.player_id = p_player AND d.erased_at IS NOT NULL
     AND (p.excluded_at IS NULL OR p.excluded_until <= now() OR p.exclusion_ends_at <= now());
END $$;

REVOKE EXECUTE ON FUNCTION delete_person_marks FROM PUBLIC;
