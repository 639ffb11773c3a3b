-- The most that decisions may add to the stake of one round; no maths so far raises. What the engine proves is seeded.
ALTER TABLE "game_maths" ADD COLUMN "max_raise_x100" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_maths" ALTER COLUMN "max_raise_x100" DROP DEFAULT;
