ALTER TABLE "store_order" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "checkout_data" jsonb;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_idempotency_key" ON "store_order" USING btree ("player_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "webhook_inbox_waiting" ON "webhook_inbox" USING btree ("received_at") WHERE "webhook_inbox"."processed_at" IS NULL;--> statement-breakpoint
-- A checkout claims the caller's key in the transaction that creates the order; rounds claim it inside play_round.
GRANT EXECUTE ON FUNCTION claim_idempotency_key TO goldwren_api;
