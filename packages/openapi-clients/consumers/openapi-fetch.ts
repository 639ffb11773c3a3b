/** A complete run of a player with openapi-typescript and openapi-fetch. All types come from the document. */
import createClient, { type Client } from 'openapi-fetch';
import { choices, createBrowser, password, pay, poll, type RunReport } from './browser.ts';
import type { components, paths } from './generated/schema.ts';

type Schemas = components['schemas'];
type Choice = NonNullable<Schemas['RoundRequest']['choice']>;

function ok<T>({ data, error }: { data?: T; error?: Schemas['Problem'] }): T {
  if (data === undefined)
    throw new Error(`${error?.code}: ${error?.error} ${JSON.stringify(error?.field_errors ?? {})}`);
  return data;
}

const getChoice = (slug: string): Choice =>
  slug in choices ? ({ ...choices[slug as keyof typeof choices] } as Choice) : {};

export async function run(baseUrl: string, veteran: { email: string; password: string }): Promise<RunReport> {
  const client = createClient<paths>({ baseUrl, fetch: createBrowser() });
  const email = 'openapi-fetch@example.test';
  ok(
    await client.POST('/api/auth/register', {
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
    }),
  );
  const { user } = ok(await client.POST('/api/auth/login', { body: { email, password } }));
  if (user.email !== email) throw new Error('signed in as somebody else');

  const played: string[] = [];
  let actions = 0;
  for (const game of ok(await client.GET('/api/games')).results) {
    const session = ok(
      await client.POST('/api/games/{id}/session/start', { params: { path: { id: game.id } }, body: {} }),
    );
    const path = { id: game.id, session_id: session.session_id };
    let round: Schemas['Round'] = ok(
      await client.POST('/api/games/{id}/session/{session_id}/rounds', {
        params: { path, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: {
          nonce: session.next_nonce,
          currency: 'gold',
          stake: session.stakes.gold[0] ?? game.default_stake.gold,
          client_seed: 'openapi-fetch',
          choice: getChoice(game.slug),
        },
      }),
    );
    for (let step = 0; round.state === 'open'; step += 1) {
      const legal = round.legal_actions.find(({ raise_x100 }) => raise_x100 === 0) ?? round.legal_actions[0];
      if (!legal) throw new Error(`${game.slug} waits, and nothing is legal`);
      round = ok(
        await client.POST('/api/games/{id}/session/{session_id}/rounds/{round_id}/actions', {
          params: { path: { ...path, round_id: round.round_id } },
          body: { step, action: legal.action },
        }),
      );
      actions += 1;
    }
    const totals = ok(
      await client.POST('/api/games/{id}/session/{session_id}/end', {
        params: { path },
        body: { gold_won: round.payout, rounds: 1, client_metrics: { fps: 60 } },
      }),
    );
    if (totals.report_matches) played.push(game.slug);
  }

  const order = await buy(client, baseUrl);
  const redemption = await redeem(baseUrl, veteran);
  return { games: played, actions, order: order.status, redemption: redemption.status };
}

async function buy(client: Client<paths>, baseUrl: string) {
  const { results: packages } = ok(await client.GET('/api/store/packages'));
  const checkout = ok(
    await client.POST('/api/store/checkout', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { package_id: packages[0]?.id ?? 0 },
    }),
  );
  await pay(baseUrl, checkout.checkout_data.sid);
  return poll(
    async () => ok(await client.GET('/api/store/orders/{id}', { params: { path: { id: checkout.order_id } } })),
    ({ status }) => status === 'paid',
  );
}

async function redeem(baseUrl: string, veteran: { email: string; password: string }) {
  const redeemer = createClient<paths>({ baseUrl, fetch: createBrowser() });
  ok(await redeemer.POST('/api/auth/login', { body: veteran }));
  const { redemption } = ok(
    await redeemer.POST('/api/redemptions', {
      body: { sweeps_submitted: '50.00', payout_method: 'bank', payout_details: { details: 'Account 123456789' } },
    }),
  );
  return redemption;
}
