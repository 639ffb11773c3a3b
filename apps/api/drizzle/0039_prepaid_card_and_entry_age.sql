ALTER TABLE "payout" DROP CONSTRAINT "payout_method";--> statement-breakpoint
ALTER TABLE "payout_reference" DROP CONSTRAINT "payout_reference_method";--> statement-breakpoint
ALTER TABLE "redemption" DROP CONSTRAINT "redemption_payout_method";--> statement-breakpoint
ALTER TABLE "free_entry" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "free_entry" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "free_entry" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "free_entry" ADD CONSTRAINT "free_entry_country" CHECK ("free_entry"."country" IN ('US', 'CA'));--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_method" CHECK ("payout"."method" IN ('bank', 'skrill', 'paypal', 'check', 'gift_card', 'card'));--> statement-breakpoint
ALTER TABLE "payout_reference" ADD CONSTRAINT "payout_reference_method" CHECK ("payout_reference"."method" IN ('bank', 'skrill', 'paypal', 'check', 'gift_card', 'card'));--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_payout_method" CHECK ("redemption"."payout_method" IN ('bank', 'skrill', 'paypal', 'check', 'gift_card', 'card'));