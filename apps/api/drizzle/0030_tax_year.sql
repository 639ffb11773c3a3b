CREATE TABLE "tax_year_form" (
	"player_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"revision" smallint NOT NULL,
	"gross_cents" bigint NOT NULL,
	"withheld_cents" bigint NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_by" uuid NOT NULL,
	CONSTRAINT "tax_year_form_player_id_year_revision_pk" PRIMARY KEY("player_id","year","revision")
);
--> statement-breakpoint
CREATE INDEX "tax_year_form_year" ON "tax_year_form" USING btree ("year");
--> statement-breakpoint
-- What was issued stays as it was issued.
GRANT SELECT, INSERT ON tax_year_form TO goldwren_api;
