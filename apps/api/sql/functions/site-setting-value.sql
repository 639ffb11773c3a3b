-- Returns a setting of this cell as the other cells need it, with who decided it and why. No row for an unknown name.
CREATE OR REPLACE FUNCTION site_setting_value(p_name text) RETURNS TABLE (value jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_kind text := split_part(p_name, ' ', 1);
  v_key text := split_part(p_name, ' ', 2);
  v_content text;
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
  ELSIF v_kind = 'package' THEN
    -- Amounts are text, because a number of JSON may lose digits.
    RETURN QUERY SELECT jsonb_build_object('name', p.name, 'price_cents', p.price_cents::text, 'gold', p.gold::text, 'sweeps', p.sweeps::text,
        'list_order', p.list_order, 'first_purchase', p.first_purchase, 'enabled', p.enabled, 'by', p.changed_by,
        'reason', (SELECT v.reason FROM coin_package_version v WHERE v.package_id = p.id AND v.version = p.version))
      FROM coin_package p WHERE p.id = v_key::int;
  ELSIF v_kind = 'pack' THEN
    RETURN QUERY SELECT jsonb_build_object('pack', s.pack_id, 'requested_by', s.requested_by, 'by', s.switched_by, 'reason', s.reason)
      FROM policy_switch s ORDER BY s.id DESC LIMIT 1;
  ELSIF v_kind = 'region' THEN
    -- The change that is in force, and those that are to come.
    RETURN QUERY SELECT jsonb_build_object('changes', coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'forbidden', c.forbidden,
        'from_day', c.from_day, 'reason', c.reason, 'requested_by', c.requested_by, 'decided_by', c.decided_by,
        'effective_at', c.effective_at) ORDER BY c.version), '[]'))
      FROM policy_change c
      WHERE c.status = 'approved' AND c.country = v_key AND c.region = split_part(p_name, ' ', 3) AND NOT c.only_here
        AND c.effective_at >= coalesce((SELECT max(x.effective_at) FROM policy_change x WHERE x.status = 'approved'
          AND x.country = c.country AND x.region = c.region AND NOT x.only_here AND x.effective_at <= now()), '-infinity');
  ELSIF v_kind = 'sanctions' THEN
    SELECT c.content INTO v_content FROM site_setting_content(p_name) c;
    RETURN QUERY SELECT jsonb_build_object('format', l.format, 'sha256', l.sha256, 'files', l.files,
        'names_sha256', encode(sha256(convert_to(v_content, 'UTF8')), 'hex'), 'requested_by', a.email, 'by', b.email, 'reason', u.reason)
      FROM sanctions_list l
      -- A list that the command imported has no upload.
      LEFT JOIN sanctions_upload u ON u.version = l.version
      LEFT JOIN staff_member a ON a.id = u.requested_by LEFT JOIN staff_member b ON b.id = u.decided_by
      ORDER BY l.version DESC LIMIT 1;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION site_setting_value FROM PUBLIC;
