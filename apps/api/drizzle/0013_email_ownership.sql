-- Links that show whose a mailbox is, the welcome's Sweeps Coins once per mailbox, and unsolicited mails counted by mailbox.
CREATE TABLE "email_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"player_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_token_purpose" CHECK ("email_token"."purpose" IN ('verify', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "welcome_mailbox" (
	"email_key" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "recipient_key" text;--> statement-breakpoint
UPDATE "mail_outbox" SET "recipient_key" =
  CASE WHEN split_part(lower("recipient"), '@', 2) IN ('gmail.com', 'googlemail.com')
       THEN replace(split_part(split_part(lower("recipient"), '@', 1), '+', 1), '.', '') || '@gmail.com'
       ELSE split_part(split_part(lower("recipient"), '@', 1), '+', 1) || '@' || split_part(lower("recipient"), '@', 2) END;--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "recipient_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "reclaimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "welcome_sweeps" text DEFAULT 'granted' NOT NULL;--> statement-breakpoint
CREATE INDEX "email_token_player" ON "email_token" USING btree ("player_id","purpose");--> statement-breakpoint
CREATE INDEX "email_token_expires" ON "email_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree ("recipient_key","queued_at");--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_welcomeSweeps" CHECK ("player"."welcome_sweeps" IN ('granted', 'not_in_region', 'had_before'));--> statement-breakpoint
INSERT INTO "welcome_mailbox" ("email_key", "player_id")
  SELECT DISTINCT ON (p."email_key") p."email_key", p."id" FROM "player" p
    JOIN "journal" j ON j."player_id" = p."id" AND j."kind" = 'welcome_offer' AND j."currency" = 'sweeps'
   ORDER BY p."email_key", p."created_at", p."id";--> statement-breakpoint
UPDATE "player" p SET "welcome_sweeps" = 'not_in_region'
 WHERE NOT EXISTS (SELECT 1 FROM "journal" j WHERE j."player_id" = p."id" AND j."kind" = 'welcome_offer' AND j."currency" = 'sweeps');--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON email_token TO goldwren_api;--> statement-breakpoint
GRANT SELECT, INSERT ON welcome_mailbox TO goldwren_api;
