-- What staff switch and edit: regional packs with a reason, games with who and why, packages in dated versions.
CREATE TABLE "game_look" (
	"switch_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"looked_by" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_look_switch_id_staff_id_pk" PRIMARY KEY("switch_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "claims_confirmation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_confirmation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"players" text NOT NULL,
	"rating" text NOT NULL,
	"evidence" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_package_version" (
	"package_id" integer NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"gold" bigint NOT NULL,
	"sweeps" bigint NOT NULL,
	"list_order" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text,
	"reason" text,
	CONSTRAINT "coin_package_version_package_id_version_pk" PRIMARY KEY("package_id","version")
);
--> statement-breakpoint
ALTER TABLE "game_switch" DROP CONSTRAINT "game_switch_reason";--> statement-breakpoint
ALTER TABLE "game_switch" ADD COLUMN "switched_by" text;--> statement-breakpoint
ALTER TABLE "game_switch" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "policy_switch" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "coin_package" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_package" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "game_look" ADD CONSTRAINT "game_look_switch_id_game_switch_id_fk" FOREIGN KEY ("switch_id") REFERENCES "public"."game_switch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_switch_game" ON "game_switch" USING btree ("game_id","id");--> statement-breakpoint
ALTER TABLE "game_switch" ADD CONSTRAINT "game_switch_reason" CHECK ("game_switch"."reason" IN ('rounds_disagree', 'return_outside_band', 'staff', 'emergency'));
--> statement-breakpoint
GRANT SELECT, INSERT ON claims_confirmation, game_look, coin_package_version TO goldwren_api;--> statement-breakpoint
GRANT UPDATE ON coin_package TO goldwren_api;--> statement-breakpoint
-- A switch of a game is written with its reason, by the functions alone.
REVOKE UPDATE (enabled) ON game FROM goldwren_api;--> statement-breakpoint
CREATE TRIGGER claims_confirmation_append_only BEFORE UPDATE OR DELETE ON claims_confirmation
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER claims_confirmation_no_truncate BEFORE TRUNCATE ON claims_confirmation
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER game_look_append_only BEFORE UPDATE OR DELETE ON game_look
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER game_look_no_truncate BEFORE TRUNCATE ON game_look
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER coin_package_version_append_only BEFORE UPDATE OR DELETE ON coin_package_version
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER coin_package_version_no_truncate BEFORE TRUNCATE ON coin_package_version
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
