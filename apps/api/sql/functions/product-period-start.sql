-- The first day of the day, week (from Monday) or month that contains an instant, in the product's time zone.
CREATE OR REPLACE FUNCTION product_period_start(p_period text, p_at timestamptz) RETURNS date
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN date_trunc(p_period, p_at AT TIME ZONE product_time_zone())::date;
END $$;

REVOKE EXECUTE ON FUNCTION product_period_start FROM PUBLIC;
