import { rateLimits } from '@goldwren/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.ts';

/** What one browser may guess for its own account in the window. */
const guessesAllowed = rateLimits.signInDevice.limit;

let apis: TwoApis;
beforeAll(async () => {
  apis = await startTwoApis();
});
afterAll(() => apis.close());

test('two API processes together accept as many wrong passwords as one, however the calls are spread', async () => {
  const [here, there] = await apis.playerAtBoth();
  there.device = here.device;
  const guess = async (n: number) => {
    const { send } = n % 2 === 0 ? here : there;
    return (await send('POST', '/api/auth/login', { json: { email: here.email, password: 'wrong' } })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
  expect(statuses.filter((status) => status === 401)).toHaveLength(guessesAllowed);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20 - guessesAllowed);
  // Both processes reject the next one, also the one that accepted more of them.
  expect([await guess(0), await guess(1)]).toEqual([429, 429]);
});

test('a session that ends at one API process ends at the other with the next call', async () => {
  const [here, there] = await apis.playerAtBoth();
  expect((await there.send('GET', '/api/wallet')).status).toBe(200);
  await here.client.auth.logout();
  expect((await there.send('GET', '/api/wallet')).status).toBe(401);
});
