-- Who owns an email as the one-per-person rules see it (packages/rules, identity-keys.ts); the queue of free entries in
-- the order of arrival; a login-bonus row that exists before the first claim, so that claims can lock it; housekeeping.
ALTER TABLE "player" ADD COLUMN "email_key" text;--> statement-breakpoint
UPDATE "player" SET "email_key" =
  CASE WHEN split_part(lower("email"), '@', 2) IN ('gmail.com', 'googlemail.com')
       THEN replace(split_part(split_part(lower("email"), '@', 1), '+', 1), '.', '') || '@gmail.com'
       ELSE split_part(split_part(lower("email"), '@', 1), '+', 1) || '@' || split_part(lower("email"), '@', 2) END;--> statement-breakpoint
ALTER TABLE "player" ALTER COLUMN "email_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "player_email_key" ON "player" USING btree ("email_key");--> statement-breakpoint
DROP INDEX "free_entry_queue";--> statement-breakpoint
CREATE INDEX "free_entry_queue" ON "free_entry" USING btree ("id") WHERE "free_entry"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "login_bonus" ALTER COLUMN "last_claim_day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "login_bonus" ALTER COLUMN "streak" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "dev_mailbox" ADD COLUMN "message_id" text;--> statement-breakpoint
GRANT DELETE ON mail_outbox, dev_mailbox TO goldwren_api;
