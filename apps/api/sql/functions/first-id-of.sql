-- A lower bound of all UUIDv7 of an instant and later. It begins with the milliseconds since 1970 in 48 bits.
CREATE OR REPLACE FUNCTION first_id_of(p_at timestamptz) RETURNS uuid
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT (lpad(to_hex((extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

REVOKE EXECUTE ON FUNCTION first_id_of FROM PUBLIC;
