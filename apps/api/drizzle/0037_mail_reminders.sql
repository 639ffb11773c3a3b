ALTER TABLE "player" ADD COLUMN "mail_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "player" DROP COLUMN "mail_new_device";