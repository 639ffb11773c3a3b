-- The walls around history: triggers call it where a row has become what everybody was told. SQLSTATE GW002.
CREATE OR REPLACE FUNCTION reject_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: history is append-only, post a correction instead', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'GW002';
END $$;

REVOKE EXECUTE ON FUNCTION reject_change FROM PUBLIC;
