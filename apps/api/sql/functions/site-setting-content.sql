-- Returns the content of a setting of this cell: what is too large for its value, which has the hash of this text. No row for a setting
-- without content. The content of the sanctions list is an array of {entry, name, birth_years}.
CREATE OR REPLACE FUNCTION site_setting_content(p_name text) RETURNS TABLE (content text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT jsonb_agg(jsonb_build_object('entry', n.entry, 'name', n.name, 'birth_years', n.birth_years) ORDER BY n.position)::text
  FROM sanctions_name n
  WHERE p_name = 'sanctions' AND n.version = (SELECT max(l.version) FROM sanctions_list l)
  HAVING count(*) > 0
$$;

REVOKE EXECUTE ON FUNCTION site_setting_content FROM PUBLIC;
