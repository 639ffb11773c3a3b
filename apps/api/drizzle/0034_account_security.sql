-- Second factor and recovery codes of players, what a session tells its owner, and accounts that their players have closed.
CREATE TABLE "player_totp" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"enabled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"player_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_code_player_id_code_hash_pk" PRIMARY KEY("player_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "player_event" DROP CONSTRAINT "player_event_kind";--> statement-breakpoint
DROP INDEX "http_session_player";--> statement-breakpoint
ALTER TABLE "http_session" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "http_session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "http_session" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "http_session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "http_session" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "mail_new_device" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "http_session_public" ON "http_session" USING btree ("player_id","public_id");--> statement-breakpoint
ALTER TABLE "http_session" ADD CONSTRAINT "http_session_device" CHECK ("http_session"."device" IN ('computer', 'phone', 'tablet'));--> statement-breakpoint
ALTER TABLE "player_event" ADD CONSTRAINT "player_event_kind" CHECK ("player_event"."kind" IN ('signed_in', 'note', 'suspended', 'unsuspended', 'closed', 'redemption_suspended', 'redemption_restored', 'region_changed', 'export_requested', 'export_downloaded', 'deletion_requested', 'erased', 'name_changed', 'password_changed', 'second_factor_on', 'second_factor_off'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON player_totp TO goldwren_api;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON recovery_code TO goldwren_api;
