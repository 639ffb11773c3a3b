-- Deletes the marks of an erased player. The marks of a person whose exclusion has not ended stay, because the person could
-- register again without them. An erased account cannot request a return, so its exclusion ends with the term.
CREATE OR REPLACE FUNCTION delete_person_marks(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM person_mark m
   USING player p, account_deletion d
   WHERE m.player_id = p_player AND p.id = p_player AND d.player_id = p_player AND d.erased_at IS NOT NULL
     AND (p.excluded_at IS NULL OR p.excluded_until <= now() OR p.exclusion_ends_at <= now());
END $$;

REVOKE EXECUTE ON FUNCTION delete_person_marks FROM PUBLIC;
