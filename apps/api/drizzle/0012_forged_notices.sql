-- What a stranger sends to the webhook is counted, not kept whole for ever.
CREATE TABLE "forged_notice" (
	"provider" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_hash" text NOT NULL,
	"excerpt" text NOT NULL,
	CONSTRAINT "forged_notice_provider_hour_pk" PRIMARY KEY("provider","hour"),
	CONSTRAINT "forged_notice_provider" CHECK ("forged_notice"."provider" IN ('skrill', 'sandbox'))
);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON forged_notice TO goldwren_api;
