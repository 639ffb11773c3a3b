-- Creates the table of a partition of `journal` or `round`. The caller attaches it.
-- A partition must be unique by (player, currency, seq) or (player, session, nonce) as well. The parent cannot have that index,
-- because it lacks the partition key. Between two partitions, the lock on the wallet or session guards the same rule.
CREATE OR REPLACE FUNCTION new_partition(p_table text, p_partition text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('CREATE TABLE partitions.%I (LIKE public.%I INCLUDING ALL)', p_partition, p_table);
  -- Almost all rows are inserted and never change. By default, a partition is vacuumed after a fifth of it is new, which is hundreds
  -- of gigabytes at once. After each million rows, a vacuum reads only the new pages. It freezes them, so that no page of a full
  -- partition is written again to prevent the wraparound of transaction IDs. Statistics are renewed after 2 % instead of 10 %.
  EXECUTE format('ALTER TABLE partitions.%I SET (autovacuum_vacuum_insert_scale_factor = 0, '
    || 'autovacuum_vacuum_insert_threshold = 1000000, autovacuum_freeze_min_age = 0, autovacuum_analyze_scale_factor = 0.02)',
    p_partition);
  IF p_table = 'journal' THEN
    EXECUTE format('CREATE UNIQUE INDEX %I ON partitions.%I (player_id, currency, seq)', p_partition || '_seq', p_partition);
  ELSE
    EXECUTE format('CREATE UNIQUE INDEX %I ON partitions.%I (player_id, session_id, nonce)', p_partition || '_nonce', p_partition);
    EXECUTE format('ALTER TABLE partitions.%I SET (fillfactor = 90)', p_partition);
  END IF;
  -- A partition inherits the other triggers of its parent, but not those of statements.
  EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON partitions.%I FOR EACH STATEMENT EXECUTE FUNCTION reject_change()',
                 p_partition || '_no_truncate', p_partition);
END $$;

REVOKE EXECUTE ON FUNCTION new_partition FROM PUBLIC;
