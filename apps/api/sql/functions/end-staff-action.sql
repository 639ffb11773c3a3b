-- Deletes the record of who acts when its transaction commits (a deferred trigger), so that the table stays empty.
CREATE OR REPLACE FUNCTION end_staff_action() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM staff_action a WHERE a.transaction_id = NEW.transaction_id;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION end_staff_action FROM PUBLIC;
