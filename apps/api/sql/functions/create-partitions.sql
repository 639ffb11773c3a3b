-- Creates the partitions of `journal` and `round` that do not exist: this month (UTC), the next p_months_ahead months, and two
-- for other IDs. `unordered` has the IDs that are not UUIDv7. `rest` has those of months without a partition, so no round
-- fails when a partition is missing. `months_ahead`: how many of the next months have their partitions, without a gap.
-- Attaching a partition locks the parent only against other schema changes, and `rest`, which is small, for a moment. When a
-- lock is not free in time, or `rest` already has rows of that month, the month is left out and the next call tries again.
CREATE OR REPLACE FUNCTION create_partitions(p_months_ahead int) RETURNS TABLE (created int, months_ahead int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  v_created int := 0;
  v_table text;
  v_partition text;
  v_bounds text;
  v_reason text;
BEGIN
  -- Two callers take turns, so that the second one finds the partitions of the first.
  PERFORM pg_advisory_xact_lock(7310002);
  FOR v_table, v_partition, v_bounds IN
    SELECT t.name, t.name || '_' || b.name, b.bounds
      FROM unnest(ARRAY['journal', 'round']) t(name)
     CROSS JOIN (
       SELECT 1 AS place, 'rest' AS name, 'DEFAULT' AS bounds
        UNION ALL SELECT 2, 'unordered', 'FOR VALUES FROM (''02000000-0000-0000-0000-000000000000'') TO (MAXVALUE)'
        UNION ALL SELECT 3, to_char(m, 'YYYY_MM'), format('FOR VALUES FROM (%L) TO (%L)',
                         first_id_of(m AT TIME ZONE 'UTC'), first_id_of((m + interval '1 month') AT TIME ZONE 'UTC'))
          FROM generate_series(date_trunc('month', now() AT TIME ZONE 'UTC'),
                               date_trunc('month', now() AT TIME ZONE 'UTC') + p_months_ahead * interval '1 month',
                               interval '1 month') m) b
     WHERE to_regclass(format('partitions.%I', t.name || '_' || b.name)) IS NULL
     ORDER BY b.place, b.name, t.name
  LOOP
    BEGIN
      PERFORM new_partition(v_table, v_partition);
      EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION partitions.%I %s', v_table, v_partition, v_bounds);
      v_created := v_created + 1;
    EXCEPTION WHEN check_violation OR lock_not_available THEN
      GET STACKED DIAGNOSTICS v_reason = MESSAGE_TEXT;
      RAISE WARNING 'partition % was not created: %', v_partition, v_reason;
    END;
  END LOOP;
  RETURN QUERY SELECT v_created, coalesce(min(n.missing) - 1, p_months_ahead)
    FROM (SELECT g.missing FROM generate_series(1, p_months_ahead) g(missing) CROSS JOIN unnest(ARRAY['journal', 'round']) t(name)
           WHERE to_regclass(format('partitions.%I', t.name || '_' || to_char(
                   date_trunc('month', now() AT TIME ZONE 'UTC') + g.missing * interval '1 month', 'YYYY_MM'))) IS NULL) n;
END $$;

REVOKE EXECUTE ON FUNCTION create_partitions FROM PUBLIC;
