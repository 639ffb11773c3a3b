-- Drops the rounds of an archived month and its postings of play, in the caller's transaction. The caller has compared the month
-- with its archive, called forward_month, and compared the result with the signed manifest. Returns what was dropped and kept.
-- p_change: the request that a second administrator approved. p_rounds, p_postings, p_amount: what the manifest says that the
-- month has. A month that is not as expected is an error (SQLSTATE GW002), so that nothing happens.
-- Two small partitions take the place of the old ones, with the same bounds. That of the journal has the other postings and
-- rejects postings of play. That of rounds is empty and rejects every row. So no function can repeat the effect of an ID whose
-- row is gone, and rounds of other months are not checked for it.
-- Locks: writes to the old partition wait from the first lock on, which only concerns late corrections of that month. Everything
-- that reads or writes the two tables waits during the last part, which reads no row of the old partitions. When that lock is
-- not free within 0.3 s, it is released and requested again. SQLSTATE 55P03: it was never free.
CREATE OR REPLACE FUNCTION drop_month(p_month date, p_change uuid, p_rounds bigint, p_postings bigint, p_amount numeric)
RETURNS TABLE (rounds bigint, postings bigint, kept bigint)
LANGUAGE plpgsql SET search_path = public, pg_temp SET lock_timeout = '300ms' AS $$
DECLARE
  v_now timestamptz := now();
  v_name text := to_char(p_month, 'YYYY_MM');
  v_from uuid := first_id_of(p_month::timestamp AT TIME ZONE 'UTC');
  v_until uuid := first_id_of((p_month + interval '1 month') AT TIME ZONE 'UTC');
  v_table text;
  v_refusal text := drop_month_refusal(p_month);
  v_open bigint;
  v_rounds bigint;
  v_postings bigint;
  v_amount numeric;
  v_kept bigint;
  v_kept_amount numeric;
BEGIN
  PERFORM 1 FROM staff_change c
    WHERE c.id = p_change AND c.kind = 'drop_month' AND c.subject = p_month::text AND c.status = 'approved'
      AND c.decided_by <> c.requested_by AND c.decided_at > now() - staff_change_days() * interval '1 day';
  IF NOT FOUND THEN v_refusal := coalesce(v_refusal, 'month_not_approved'); END IF;
  IF v_refusal IS NOT NULL THEN RAISE EXCEPTION '% cannot be dropped: %', p_month, v_refusal USING ERRCODE = 'GW002'; END IF;
  -- Nothing is added to the month from here on.
  PERFORM lock_in_turn(format('partitions.%I, partitions.%I', 'journal_' || v_name, 'round_' || v_name), 'SHARE');

  -- The totals and the statement of a session are computed from its rounds until they are signed.
  EXECUTE format('SELECT (SELECT count(*) FROM partitions.%1$I r WHERE r.state <> ''settled'') + (
      SELECT count(*) FROM game_session s
       WHERE (s.ended_at IS NULL OR s.statement IS NULL) AND s.started_at < ($1 + interval ''1 month 1 day'') AT TIME ZONE ''UTC''
         AND EXISTS (SELECT FROM partitions.%1$I r WHERE r.player_id = s.player_id AND r.session_id = s.id))', 'round_' || v_name)
    INTO v_open USING p_month;
  EXECUTE format('SELECT count(*) FROM partitions.%I', 'round_' || v_name) INTO v_rounds;
  EXECUTE format('SELECT count(*), coalesce(sum(amount), 0) FROM partitions.%I', 'journal_' || v_name) INTO v_postings, v_amount;

  PERFORM new_partition('round', 'round_' || v_name || '_kept');
  EXECUTE format('ALTER TABLE partitions.%I ADD CONSTRAINT round_dropped CHECK (false)', 'round_' || v_name || '_kept');
  PERFORM new_partition('journal', 'journal_' || v_name || '_kept');
  EXECUTE format('INSERT INTO partitions.%I SELECT * FROM partitions.%I WHERE kind NOT IN (''stake'', ''raise'', ''win'')',
                 'journal_' || v_name || '_kept', 'journal_' || v_name);
  -- With the bounds in a constraint, attaching the partition does not read it.
  EXECUTE format('ALTER TABLE partitions.%I ADD CONSTRAINT journal_dropped
      CHECK (kind NOT IN (''stake'', ''raise'', ''win'') AND ref >= %L AND ref < %L)',
                 'journal_' || v_name || '_kept', v_from, v_until);
  EXECUTE format('SELECT count(*), coalesce(sum(amount), 0) FROM partitions.%I', 'journal_' || v_name || '_kept')
    INTO v_kept, v_kept_amount;
  IF v_open > 0 OR (v_rounds, v_postings - v_kept, v_amount - v_kept_amount) IS DISTINCT FROM (p_rounds, p_postings, p_amount) THEN
    RAISE EXCEPTION '% is not as it was archived: % rounds, % postings of % in total; % rounds or sessions are open',
      p_month, v_rounds, v_postings - v_kept, v_amount - v_kept_amount, v_open USING ERRCODE = 'GW002';
  END IF;

  PERFORM lock_in_turn(format('ONLY journal, ONLY round, partitions.journal_rest, partitions.round_rest, '
    || 'partitions.%I, partitions.%I', 'journal_' || v_name, 'round_' || v_name), 'ACCESS EXCLUSIVE');
  FOREACH v_table IN ARRAY ARRAY['journal', 'round'] LOOP
    EXECUTE format('ALTER TABLE %I DETACH PARTITION partitions.%I', v_table, v_table || '_' || v_name);
    EXECUTE format('DROP TABLE partitions.%I', v_table || '_' || v_name);
    EXECUTE format('ALTER TABLE partitions.%I RENAME TO %I', v_table || '_' || v_name || '_kept', v_table || '_' || v_name);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION partitions.%I FOR VALUES FROM (%L) TO (%L)',
                   v_table, v_table || '_' || v_name, v_from, v_until);
  END LOOP;
  INSERT INTO dropped_month (month, change_id, rounds, postings, kept, forwards, at)
  SELECT p_month, p_change, v_rounds, v_postings - v_kept, v_kept, count(*), v_now FROM journal_forward f WHERE f.month = p_month;
  RETURN QUERY SELECT v_rounds, v_postings - v_kept, v_kept;
END $$;

REVOKE EXECUTE ON FUNCTION drop_month FROM PUBLIC;
