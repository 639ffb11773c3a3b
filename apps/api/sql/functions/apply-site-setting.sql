-- Applies a stored setting of the deciding cell here, with its entry in the audit log. A second call changes nothing.
-- Returns applied; unchanged when there is nothing to do; deferred when this build does not have what the setting names, and a
-- later call may succeed.
-- p_content: the content of a setting that has one (site_setting_content), otherwise null.
CREATE OR REPLACE FUNCTION apply_site_setting(p_name text, p_content text) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  s site_setting%ROWTYPE;
  v_kind text := split_part(p_name, ' ', 1);
  v_key text := split_part(p_name, ' ', 2);
  v_done boolean;
BEGIN
  SELECT * INTO s FROM site_setting x WHERE x.name = p_name FOR UPDATE;
  IF NOT FOUND OR (s.applied_term = s.term AND s.applied_version = s.version) OR decides_for_site() THEN
    RETURN QUERY SELECT 'unchanged'; RETURN;
  END IF;
  IF v_kind = 'game' THEN v_done := apply_site_game(v_key::int, s.cell, s.value, s.applied_term = 0);
  ELSIF v_kind = 'maintenance' THEN v_done := apply_site_maintenance(s.cell, s.value, s.applied_term = 0);
  ELSIF v_kind = 'package' THEN v_done := apply_site_package(v_key::int, s.cell, s.value);
  ELSIF v_kind = 'pack' THEN v_done := apply_site_pack(s.cell, s.value);
  ELSIF v_kind = 'region' THEN v_done := apply_site_region(v_key, split_part(p_name, ' ', 3), s.cell, s.value, s.applied_term = 0);
  ELSIF v_kind = 'sanctions' THEN v_done := apply_site_sanctions(s.value, p_content);
  ELSE v_done := false;
  END IF;
  IF NOT v_done THEN RETURN QUERY SELECT 'deferred'; RETURN; END IF;
  UPDATE site_setting x SET applied_term = s.term, applied_version = s.version WHERE x.name = p_name;
  INSERT INTO staff_action (transaction_id, staff_id, permission, is_fresh)
  VALUES (pg_current_xact_id(), settings_actor()::uuid, 'games.switch', false);
  PERFORM append_audit('setting.applied', NULL, NULL, jsonb_build_object('setting', p_name, 'cell', s.cell, 'term', s.term::text,
    'version', s.version::text, 'by', s.value ->> 'by', 'reason', s.value ->> 'reason'));
  DELETE FROM staff_action a WHERE a.transaction_id = pg_current_xact_id();
  RETURN QUERY SELECT 'applied';
END $$;

REVOKE EXECUTE ON FUNCTION apply_site_setting FROM PUBLIC;
