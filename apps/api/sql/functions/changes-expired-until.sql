-- A change that was requested at this moment or earlier has waited too long for the second person.
CREATE OR REPLACE FUNCTION changes_expired_until() RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT now() - staff_change_days() * interval '1 day'
$$;

REVOKE EXECUTE ON FUNCTION changes_expired_until FROM PUBLIC;
