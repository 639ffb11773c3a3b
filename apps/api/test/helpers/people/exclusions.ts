import type { RegisterForm } from '@goldwren/contracts/player';
import type { ExclusionMatch } from '@goldwren/contracts/staff';
import type { Caller } from '../api/caller.ts';
import type { TestApi } from '../api/test-api.ts';
import { newVerifiedPlayer, type Player, password, registration } from './players.ts';

export type Person = Pick<RegisterForm, 'first_name' | 'last_name' | 'birth_date' | 'phone' | 'email'>;

let people = 0;

/** Returns a name that no other person of this process has. */
function rareName(): string {
  const consonants = 'bdfgklmnprstvz';
  const vowels = 'aeiou';
  let text = '';
  let seed = people * 7_919 + 104_729;
  for (let at = 0; at < 4; at += 1) {
    text += (consonants[seed % consonants.length] ?? '') + (vowels[Math.floor(seed / 17) % vowels.length] ?? '');
    seed = Math.floor(seed / 3) + at * 997 + people * 31;
  }
  return text[0]?.toUpperCase() + text.slice(1);
}

/** Returns a person with a unique birth date, phone and email. The last name has an accent and a hyphen. */
export function newPerson(overrides: Partial<Person> = {}): Person {
  people += 1;
  const name = rareName();
  const second = [...name.toLowerCase()].reverse().join('');
  const day = new Date(Date.UTC(1950, 0, 1 + people * 97)).toISOString().slice(0, 10);
  return {
    first_name: 'José',
    last_name: `${name}-${`${second[0]}\u0301`.normalize('NFC').toUpperCase()}${second.slice(1)}`,
    birth_date: day,
    phone: `(212) 555-${String(1000 + people).padStart(4, '0')}`,
    email: `person-${process.pid}-${people}@example.test`,
    ...overrides,
  };
}

/** Registers this person with a verified email, and excludes them. */
export async function newExcluded(api: TestApi, person: Person): Promise<Player> {
  const player = await newVerifiedPlayer(api, person);
  await exclude(player);
  return player;
}

export async function exclude(player: Player): Promise<void> {
  await player.client.play.selfExclude({ body: { term: '1_year', password } });
}

/** Tries to register. Returns null when no account was created; the API's answer is the same in both cases. */
export async function tryToRegister(api: TestApi, form: Partial<RegisterForm>): Promise<Player | null> {
  const body = registration(form);
  await api.caller().client.auth.register({ body });
  const { rows } = await api.owner.query<{ id: string }>('SELECT id FROM player WHERE lower(email) = lower($1)', [
    body.email,
  ]);
  if (rows.length === 0) return null;
  const caller = api.caller();
  const { user } = await caller.client.auth.login({ body: { email: body.email, password: body.password } });
  return Object.assign(caller, { id: user.id, email: user.email });
}

/** Returns the matches of a player that this reviewer sees, newest first. */
export async function matchesOf(reviewer: Caller, player: Pick<Player, 'id'>): Promise<ExclusionMatch[]> {
  return (await reviewer.staff.exclusions.matches({ query: { player: player.id } })).results;
}
