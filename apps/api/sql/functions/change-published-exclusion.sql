-- Gives the published data of an excluded person a new version, in the transaction that changed it. Versions follow the clock, so
-- that a restored cell does not repeat one. Two changes of a person wait for each other at this row.
CREATE OR REPLACE FUNCTION change_published_exclusion() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- The argument of the trigger is the column with the player.
  v_player uuid := coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0];
  v_version bigint := extract(epoch FROM clock_timestamp()) * 1000000;
BEGIN
  INSERT INTO exclusion_publication AS x (player_id, version) VALUES (v_player, v_version)
    ON CONFLICT (player_id) DO UPDATE SET version = greatest(x.version + 1, excluded.version);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION change_published_exclusion FROM PUBLIC;
