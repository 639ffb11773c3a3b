-- Locks tables in this mode. Other transactions wait behind a request for a lock that is not free yet. So each attempt ends after
-- the time limit of the caller (lock_timeout), and others continue during the pause. SQLSTATE 55P03: twenty attempts failed.
CREATE OR REPLACE FUNCTION lock_in_turn(p_tables text, p_mode text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_attempt int;
BEGIN
  FOR v_attempt IN 1..20 LOOP
    BEGIN
      EXECUTE format('LOCK TABLE %s IN %s MODE', p_tables, p_mode);
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      IF v_attempt = 20 THEN RAISE; END IF;
      PERFORM pg_sleep(1);
    END;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION lock_in_turn FROM PUBLIC;
