/** A complete run of a player with the SDK that @hey-api/openapi-ts generates from the document. */
import { choices, createBrowser, password, pay, poll, type RunReport } from './browser.ts';
import { createClient, createConfig } from './generated/hey-api/client/index.ts';
import {
  authLogin,
  authRegister,
  gamesAct,
  gamesEndSession,
  gamesList,
  gamesPlayRound,
  gamesStartSession,
  redemptionsSubmit,
  storeCheckout,
  storeOrder,
  storePackages,
} from './generated/hey-api/index.ts';
import type { RoundRequest } from './generated/hey-api/types.gen.ts';

type Choice = NonNullable<RoundRequest['choice']>;

const getChoice = (slug: string): Choice =>
  slug in choices ? ({ ...choices[slug as keyof typeof choices] } as Choice) : {};

export async function run(baseUrl: string, veteran: { email: string; password: string }): Promise<RunReport> {
  const player = options(baseUrl);
  const email = 'hey-api@example.test';
  await authRegister({
    ...player,
    body: {
      email,
      password,
      password_confirm: password,
      first_name: 'Robin',
      last_name: 'Wren',
      birth_date: '1990-05-17',
      country: 'US',
      us_state: 'NY',
    },
  });
  await authLogin({ ...player, body: { email, password } });

  const played: string[] = [];
  let actions = 0;
  const { data: gallery } = await gamesList(player);
  for (const game of gallery.results) {
    const { data: session } = await gamesStartSession({ ...player, path: { id: game.id }, body: {} });
    const path = { id: game.id, session_id: session.session_id };
    let { data: round } = await gamesPlayRound({
      ...player,
      path,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        nonce: session.next_nonce,
        currency: 'gold',
        stake: session.stakes.gold[0] ?? game.default_stake.gold,
        client_seed: 'hey-api',
        choice: getChoice(game.slug),
      },
    });
    for (let step = 0; round.state === 'open'; step += 1) {
      const legal = round.legal_actions.find(({ raise_x100 }) => raise_x100 === 0) ?? round.legal_actions[0];
      if (!legal) throw new Error(`${game.slug} waits, and nothing is legal`);
      const decided = await gamesAct({
        ...player,
        path: { ...path, round_id: round.round_id },
        body: { step, action: legal.action },
      });
      round = decided.data;
      actions += 1;
    }
    const { data: totals } = await gamesEndSession({
      ...player,
      path,
      body: { gold_won: round.payout, rounds: 1, client_metrics: { fps: 60 } },
    });
    if (totals.report_matches) played.push(game.slug);
  }

  const { data: store } = await storePackages(player);
  const { data: checkout } = await storeCheckout({ ...player, body: { package_id: store.results[0]?.id ?? 0 } });
  await pay(baseUrl, checkout.checkout_data.sid);
  const order = await poll(
    async () => (await storeOrder({ ...player, path: { id: checkout.order_id } })).data,
    ({ status }) => status === 'paid',
  );

  const redemption = await redeem(baseUrl, veteran);
  return { games: played, actions, order: order.status, redemption: redemption.status };
}

function options(baseUrl: string) {
  return { client: createClient(createConfig({ baseUrl, fetch: createBrowser() })), throwOnError: true as const };
}

async function redeem(baseUrl: string, veteran: { email: string; password: string }) {
  const redeemer = options(baseUrl);
  await authLogin({ ...redeemer, body: veteran });
  const { data } = await redemptionsSubmit({
    ...redeemer,
    body: { sweeps_submitted: '50.00', payout_method: 'bank', payout_details: { details: 'Account 123456789' } },
  });
  return data.redemption;
}
