-- One table for everything that is throttled; sign-ins no longer have one of their own, and an owner's browser is
-- known by its cookie instead of its address.
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL
);
--> statement-breakpoint
DROP TABLE "known_address" CASCADE;--> statement-breakpoint
DROP TABLE "sign_in_throttle" CASCADE;--> statement-breakpoint
CREATE INDEX "throttle_ends" ON "throttle" USING btree ("window_ends_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON throttle TO goldwren_api;
