import { welcomeOffer } from '@goldwren/rules';
import pg from 'pg';
import type { Config } from '../src/config/config.ts';
import { hashPassword, register } from '../src/modules/auth/public.ts';
import { addStaffMember } from '../src/modules/back-office/public.ts';
import { queueMail } from '../src/modules/mail/public.ts';
import { currentVersions, insertAcceptances, insertPlayer } from '../src/modules/players/public.ts';
import { announcedMaintenance, policyInForce } from '../src/modules/policy/public.ts';
import { createSealedBox } from '../src/platform/crypto/sealed-box.ts';
import { drizzleOver, openDatabase } from '../src/platform/database.ts';
import { createEmit } from '../src/platform/domain-events.ts';
import { newId } from '../src/platform/ids.ts';
import { type DemoPlayer, demoPassword, demoPlayers } from './demo-players.ts';
import { importDemoList } from './demo-sanctions-list.ts';
import { demoStaff, demoTotpSecret } from './demo-staff.ts';
import { playDemoRounds } from './play-demo-rounds.ts';

/**
 * Adds the missing demo players, staff and sanctions list, and returns the emails. A second run changes nothing.
 * The API must have the same keys as `config`.
 */
export async function seedDemo(databaseUrl: string, config: Config): Promise<string[]> {
  const database = openDatabase({
    url: databaseUrl,
    role: 'goldwren_api',
    maxConnections: 2,
    applicationName: 'goldwren-demo',
    onError: () => undefined,
  });
  const clock = { now: () => new Date() };
  const context = {
    database,
    policy: policyInForce(database.db),
    maintenance: announcedMaintenance(database.db, clock),
    clock,
    mailer: { queue: queueMail },
    // The demo accounts need no module that acts on their registration.
    emit: createEmit([], () => undefined),
    // `cells adopt` adds the demo accounts to a directory.
    cells: null,
    box: createSealedBox(config.seedKey),
    config,
  };
  await importDemoList(databaseUrl);
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const added: string[] = [];
  try {
    for (const player of demoPlayers) {
      const { rowCount } = await owner.query('SELECT 1 FROM player WHERE lower(email) = $1', [player.email]);
      if (rowCount !== 0) continue;
      if (player.history) await playDemoRounds(context, await addVeteran(owner, player, player.history));
      else await addNewcomer(context, player);
      added.push(player.email);
    }
    for (const staff of demoStaff) {
      const account = { ...staff, password: demoPassword, totpSecret: demoTotpSecret };
      if (await addStaffMember(drizzleOver(owner), context.box, account)) added.push(staff.email);
    }
    return added;
  } finally {
    await owner.end();
    await database.close();
  }
}

async function addNewcomer(context: Parameters<typeof register>[0], player: DemoPlayer): Promise<void> {
  const rest = { phone: null, locale: 'en', visitor: null, access: null, password: demoPassword } as const;
  await register(context, { ...player, ...rest });
}

/**
 * Inserts an account with a history: an earlier registration, the welcome offer on that day, and a posting two days ago that
 * sets the Sweeps Coins balance. All coins are played. Returns its id.
 */
async function addVeteran(owner: pg.Client, player: DemoPlayer, history: NonNullable<DemoPlayer['history']>) {
  const id = newId();
  await owner.query('BEGIN');
  await insertPlayer(drizzleOver(owner), {
    ...player,
    id,
    phone: null,
    locale: 'en',
    passwordHash: await hashPassword(demoPassword),
  });
  await insertAcceptances(drizzleOver(owner), id, currentVersions);
  await owner.query(
    `UPDATE player SET identity_status = 'verified', created_at = now() - $2 * interval '1 day',
            region_set_at = now() - $2 * interval '1 day',
            email_verified_at = now() - $2 * interval '1 day' WHERE id = $1`,
    [id, history.days],
  );
  const { goldHundredths: gold, sweepsHundredths: sweeps } = welcomeOffer;
  await owner.query(
    `INSERT INTO wallet (player_id, currency, balance, version, cum_credit) VALUES
       ($1, 'gold', $2, 1, $2), ($1, 'sweeps', $3, 2, $3)`,
    [id, gold, history.sweepsHundredths],
  );
  await owner.query(
    `INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, at, kind, contra) VALUES
       ($1, 'gold', 1, $2::bigint, $2, $5, now() - $7 * interval '1 day', 'welcome_offer', 'issuance'),
       ($1, 'sweeps', 1, $3::bigint, $3, $5, now() - $7 * interval '1 day', 'welcome_offer', 'issuance'),
       ($1, 'sweeps', 2, $4::bigint - $3, $4, $6, now() - interval '2 days', 'adjustment', 'adjustment')`,
    [id, gold, sweeps, history.sweepsHundredths, newId(), newId(), history.days],
  );
  await owner.query(
    `INSERT INTO identity_case (player_id, id, status, attempt, submitted_at, target_at, due_at, decided_at, decided_by_name,
            verified_first_name, verified_last_name, verified_birth_date)
     VALUES ($1, $2, 'verified', 1, now() - $3 * interval '1 day', now() - ($3 - 2) * interval '1 day',
            now() - ($3 - 7) * interval '1 day', now() - ($3 - 1) * interval '1 day', 'Demo', $4, $5, $6)`,
    [id, newId(), history.days, player.firstName, player.lastName, player.birthDate],
  );
  await owner.query('COMMIT');
  return id;
}
