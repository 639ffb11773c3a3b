CREATE OR REPLACE FUNCTION deny_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: history is append-only, post a correction instead', TG_OP, TG_TABLE_NAME;
END $$;

REVOKE EXECUTE ON FUNCTION deny_change FROM PUBLIC;
