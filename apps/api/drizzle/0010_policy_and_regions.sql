-- Which regional pack is in force, by every switch of it; and the first choice of a region counts from when it was made.
CREATE TABLE "policy_switch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policy_switch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pack_id" text NOT NULL,
	"switched_by" text NOT NULL,
	"switched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "policy_switch" ("pack_id", "switched_by") VALUES ('spec-2025', 'installation');--> statement-breakpoint
GRANT SELECT ON policy_switch TO goldwren_api;--> statement-breakpoint
CREATE TRIGGER policy_switch_append_only BEFORE UPDATE OR DELETE ON policy_switch
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER policy_switch_no_truncate BEFORE TRUNCATE ON policy_switch
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();--> statement-breakpoint
UPDATE "player" SET "region_set_at" = "created_at" WHERE "region" IS NOT NULL AND "region_set_at" IS NULL;
