CREATE TABLE "books_pass" (
	"pass" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"last_player" uuid,
	"finished_at" timestamp with time zone,
	"requested_at" timestamp with time zone,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "books_pass_pass" CHECK ("books_pass"."pass" IN ('moved', 'whole'))
);
