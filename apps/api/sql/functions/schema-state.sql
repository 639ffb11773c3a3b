-- What `prepare` stored about the schema, for the readiness check of the API: the newest migration, the newest migration
-- that a build must know to be served, each function and enabled trigger with its revision and signature, and the revisions
-- of the lists that `prepare` writes.
CREATE OR REPLACE FUNCTION schema_state()
RETURNS TABLE (newest_migration bigint, serves_from bigint, objects jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT (SELECT coalesce(max(m.created_at), 0) FROM drizzle.__drizzle_migrations m),
         (SELECT coalesce(max(s.serves_from), 0) FROM drizzle.schema_floor s),
         (SELECT coalesce(jsonb_object_agg(o.name, jsonb_build_object('revision', o.revision, 'signature', o.signature)), '{}')
            FROM drizzle.sql_object o
           WHERE o.name LIKE 'list of %' OR o.name IN (SELECT p.proname FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
                            UNION ALL
                            SELECT 'trigger ' || t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
                             WHERE t.tgenabled IN ('O', 'A') AND c.relnamespace = 'public'::regnamespace))
$$;

REVOKE EXECUTE ON FUNCTION schema_state FROM PUBLIC;
