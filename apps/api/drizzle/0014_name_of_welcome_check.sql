-- A CHECK is named like its column in the database.
ALTER TABLE "player" RENAME CONSTRAINT "player_welcomeSweeps" TO "player_welcome_sweeps";
