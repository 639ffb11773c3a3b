-- Who of the staff acts in a transaction, with the rules that decide it; and the amounts of the login bonus.
CREATE TABLE "staff_action" (
	"transaction_id" "xid8" PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"permission" text NOT NULL,
	"is_fresh" boolean NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_bonus_day" (
	"day" smallint PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_limit" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"idle_minutes" integer NOT NULL,
	"absolute_hours" integer NOT NULL,
	"fresh_minutes" integer NOT NULL,
	"codes_per_window" integer NOT NULL,
	"code_window_minutes" integer NOT NULL,
	"code_step_seconds" integer NOT NULL,
	"code_drift_steps" integer NOT NULL,
	CONSTRAINT "staff_limit_only" CHECK ("staff_limit"."only")
);
--> statement-breakpoint
CREATE TABLE "staff_permission" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "staff_permission_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
CREATE FUNCTION end_staff_action() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM staff_action a WHERE a.transaction_id = NEW.transaction_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION end_staff_action FROM PUBLIC;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER staff_action_ends AFTER INSERT ON staff_action
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_staff_action();
