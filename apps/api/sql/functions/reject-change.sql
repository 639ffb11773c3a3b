-- Triggers call it to protect history: a row that players or auditors have seen does not change. SQLSTATE GW002.
CREATE OR REPLACE FUNCTION reject_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: history is append-only, post a correction instead', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'GW002';
END $$;

REVOKE EXECUTE ON FUNCTION reject_change FROM PUBLIC;
