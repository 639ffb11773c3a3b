-- Returns when a change of the jurisdiction policy takes effect that is approved now: at the start of its day, or now.
CREATE OR REPLACE FUNCTION policy_change_start(p_from date) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT greatest(now(), p_from::timestamp AT TIME ZONE product_time_zone())
$$;

REVOKE EXECUTE ON FUNCTION policy_change_start FROM PUBLIC;
