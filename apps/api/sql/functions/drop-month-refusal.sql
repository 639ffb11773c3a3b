-- Returns why the partitions of a month (its first day) cannot be dropped now, or null: month_not_archived, month_dropped,
-- month_order (an earlier month is not dropped), month_too_young (it could be archived less than 13 months ago, so the audit of
-- rounds may still compare a day of it), month_without_partition.
CREATE OR REPLACE FUNCTION drop_month_refusal(p_month date) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM archived_month m WHERE m.month = p_month) THEN 'month_not_archived'
    WHEN EXISTS (SELECT FROM dropped_month d WHERE d.month = p_month) THEN 'month_dropped'
    WHEN now() < (p_month + interval '14 months 10 days') AT TIME ZONE 'UTC' THEN 'month_too_young'
    WHEN EXISTS (SELECT FROM archived_month m
                  WHERE m.month < p_month AND NOT EXISTS (SELECT FROM dropped_month d WHERE d.month = m.month)) THEN 'month_order'
    WHEN to_regclass(format('partitions.%I', 'journal_' || to_char(p_month, 'YYYY_MM'))) IS NULL
      OR to_regclass(format('partitions.%I', 'round_' || to_char(p_month, 'YYYY_MM'))) IS NULL THEN 'month_without_partition'
  END
$$;

REVOKE EXECUTE ON FUNCTION drop_month_refusal FROM PUBLIC;
