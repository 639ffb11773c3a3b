import type { RegisterForm } from '@goldwren/contracts/player';
import type { RiskCase, RiskFile } from '@goldwren/contracts/staff';
import { assessDue } from '../../../src/modules/risk/public.ts';
import type { Caller } from '../api/caller.ts';
import type { TestApi } from '../api/test-api.ts';
import { newPerson } from './exclusions.ts';
import { asPlayer, type Player, registration } from './players.ts';

/** Registers and signs in a person in a browser that others may have used. Without a browser, in a new one. */
export async function newPlayerIn(
  api: TestApi,
  form: Partial<RegisterForm>,
  { device = '', address }: { readonly device?: string; readonly address?: string } = {},
): Promise<Player> {
  const caller = api.caller(address);
  caller.device = device;
  const body = registration(form);
  await caller.client.auth.register({ body });
  const { user } = await caller.client.auth.login({ body: { email: body.email, password: body.password } });
  return asPlayer(caller, user);
}

/** One person with two accounts in one browser: enough for a case about the second account. */
export async function newSamePersonTwice(api: TestApi): Promise<readonly [Player, Player]> {
  const person = newPerson();
  const { email } = newPerson();
  const first = await newPlayerIn(api, person);
  return [first, await newPlayerIn(api, { ...person, email, phone: '' }, { device: first.device })];
}

/** Runs the job that assesses accounts, and returns the risk file of this one. */
export async function assessed(api: TestApi, staff: Caller, { id }: Pick<Player, 'id'>): Promise<RiskFile> {
  await assessDue(api.context);
  return staff.staff.risk.file({ params: { id } });
}

export async function casesOf(staff: Caller, { id }: Pick<Player, 'id'>): Promise<readonly RiskCase[]> {
  return (await staff.staff.risk.cases({ query: { player: id } })).results;
}

export function signalsOf({ assessment }: RiskFile): string[] {
  return assessment?.reasons.map(({ signal }) => signal) ?? [];
}
