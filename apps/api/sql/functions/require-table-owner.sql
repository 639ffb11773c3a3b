-- Allows a change only to functions that run as the owner of the table, where such a function proves the cause of the change.
-- A login that changes the table directly is refused.
CREATE OR REPLACE FUNCTION require_table_owner() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT c.relowner FROM pg_class c WHERE c.oid = TG_RELID), 'USAGE') THEN
    RAISE EXCEPTION '% on % is refused: a function makes this change', TG_OP, TG_TABLE_NAME USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION require_table_owner FROM PUBLIC;
