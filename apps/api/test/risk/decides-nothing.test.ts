import { risk, riskVersion } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPerson } from '../helpers/people/exclusions.ts';
import { type Player, password } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi(() => ({ settings: { ROUND_MIN_INTERVAL_MS: '0' } }));

/** Gives an account the highest score and an open case about everything. */
async function setTopScore({ id }: Player): Promise<void> {
  await api.owner.query(
    `INSERT INTO risk_score (player_id, id, occasion, version, score, reasons)
     VALUES ($1, gen_random_uuid(), 'staff', $2, $3, '[]')`,
    [id, riskVersion, risk.top],
  );
  await api.owner.query(
    `INSERT INTO risk_case (player_id, id, score, signals, topics, facts)
     VALUES ($1, gen_random_uuid(), $2, '{same_document}', '{accounts}', '{same_document}')`,
    [id, risk.top],
  );
}

/** What a player may do, without ids and times. */
async function answersOf(player: Player) {
  const { rules } = await player.client.redemptions.eligibility({ query: { amount: '50.00', method: 'bank' } });
  const { session_id: sessionId } = await start(player);
  const round = await play(player, sessionId);
  const bonus = await player.client.wallet.claimLoginBonus();
  const { status, needs, next } = await redeem(player);
  return {
    rules: rules.map(({ code, passed }) => [code, passed]),
    keys: [round, bonus].map((answer) => Object.keys(answer)),
    redemption: { status, needs, step: next?.step },
  };
}

test('allows an account with a score of 100 the same actions as an account without a score', async () => {
  const [risky, plain] = [
    await newRedeemer(api, { person: newPerson() }),
    await newRedeemer(api, { person: newPerson() }),
  ];
  await setTopScore(risky);
  expect(await answersOf(risky)).toEqual(await answersOf(plain));
  const [ofRisky, ofPlain] = [await risky.client.auth.me(), await plain.client.auth.me()];
  expect(Object.keys(ofRisky.user)).toEqual(Object.keys(ofPlain.user));
  expect(ofRisky.user.restrictions).toEqual(ofPlain.user.restrictions);
  const { user } = await api.caller().client.auth.login({ body: { email: risky.email, password } });
  expect(user.id).toBe(risky.id);
});

test('a redemption of an account with a score of 100 is approved by one person, as any other', async () => {
  const risky = await newRedeemer(api, { person: newPerson() });
  await setTopScore(risky);
  const { id } = await redeem(risky);
  const compliance = await newStaff(api, ['compliance']);
  expect(await compliance.staff.redemptions.approve({ params: { id } })).toMatchObject({ status: 'approved' });
});
