CREATE TABLE "tax_form" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"redemption_id" uuid NOT NULL,
	"legal_name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"postal_code" text NOT NULL,
	"tin_type" text NOT NULL,
	"tin" "bytea" NOT NULL,
	"tin_last4" text NOT NULL,
	"signed_name" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_form_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "tax_form_tin_type" CHECK ("tax_form"."tin_type" IN ('ssn', 'itin')),
	CONSTRAINT "tax_form_tin_last4" CHECK ("tax_form"."tin_last4" ~ '^\d{4}$')
);
--> statement-breakpoint
-- Evidence: what was signed is neither changed nor taken away by the API.
GRANT SELECT, INSERT ON tax_form TO goldwren_api;
