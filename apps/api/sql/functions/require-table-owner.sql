-- Allows a change only to functions that run as the owner of the table, where such a function proves the cause of the change.
-- A login that changes the table directly is rejected. Only the owner may truncate a table. The catalogue does not tell the owner
-- here, because Citus hides the tables of a node.
CREATE OR REPLACE FUNCTION require_table_owner() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT has_table_privilege(TG_RELID, 'TRUNCATE') THEN
    RAISE EXCEPTION '% on % is refused: a function makes this change', TG_OP, TG_TABLE_NAME USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION require_table_owner FROM PUBLIC;
