-- Returns a setting of this cell as the other cells need it, with who decided it and why. No row for an unknown name.
CREATE OR REPLACE FUNCTION site_setting_value(p_name text) RETURNS TABLE (value jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_kind text := split_part(p_name, ' ', 1);
  v_key text := split_part(p_name, ' ', 2);
BEGIN
  IF v_kind = 'game' THEN
    -- A game that is off in this cell only is published as it was decided for the site.
    RETURN QUERY SELECT jsonb_build_object(
        'enabled', CASE WHEN g.off_here THEN coalesce((s.value ->> 'enabled')::boolean, true) ELSE g.enabled END,
        'by', w.switched_by, 'reason', coalesce(w.note, w.reason))
      FROM game g LEFT JOIN site_setting s ON s.name = p_name
      LEFT JOIN LATERAL (SELECT x.switched_by, x.note, x.reason FROM game_switch x WHERE x.game_id = g.id ORDER BY x.id DESC LIMIT 1) w ON true
      WHERE g.id = v_key::int;
  ELSIF v_kind = 'maintenance' THEN
    RETURN QUERY SELECT coalesce((SELECT jsonb_build_object('starts_at', n.starts_at, 'ends_at', n.ends_at, 'by', n.announced_by, 'reason', n.reason)
      FROM maintenance_notice n WHERE NOT n.only_here ORDER BY n.id DESC LIMIT 1), '{}');
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION site_setting_value FROM PUBLIC;
