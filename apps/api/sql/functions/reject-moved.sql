-- The triggers of the fence of a move call it (commands/cells/fence.ts). Its error is that of the constraint of the fence, so that the API
-- answers both alike.
CREATE OR REPLACE FUNCTION reject_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: this database is not the home of its cell', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'cell_moved';
END $$;

REVOKE EXECUTE ON FUNCTION reject_moved FROM PUBLIC;
