import { playerContract } from '@goldwren/contracts/player';
import { problems } from '@goldwren/contracts/problem';
import { staffContract } from '@goldwren/contracts/staff';
import { initContract } from '@ts-rest/core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documents } from '../../openapi/documents.ts';
import { createBinding } from '../../src/http/contract/bind-contract.ts';
import { installJsonParser } from '../../src/http/contract/json-parser.ts';
import { installErrorHandling } from '../../src/http/problems/error-handler.ts';
import type { Answer, Caller } from '../helpers/api/caller.ts';
import { anyPathOf, named, routesOf, type WalkedRoute } from '../helpers/api/contract-walk.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { placeOrder } from '../helpers/money/store.ts';
import type { Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { openTicket } from '../helpers/people/tickets.ts';
import { jacks, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
let staff: Caller;
beforeAll(async () => {
  player = await newRedeemer(api);
  staff = await newStaff(api, ['support', 'compliance', 'finance', 'admin']);
});

const audiences = [
  ['player', playerContract, () => player],
  ['staff', staffContract, () => staff],
] as const;

/** NUL and half of a surrogate pair, between letters so that trimming does not remove them. */
const unstorable = ['a\u0000b', 'a\ud800b'];

const statusOf = async (sent: Promise<Answer>) => (await sent).status;

describe.each(audiences)('impossible values in a query of the %s API', (_, contract, caller) => {
  const routes = routesOf(contract);
  const withQuery = routes.filter((route) => route.query instanceof z.ZodObject);

  const values = [...unstorable, '0000-01-01', '0000-01-01T00:00:00Z', '9999-12-31', '99999999999', '-1', '1e400'];
  test.each(withQuery.map((route) => [named(route), route] as const))(
    'never cause a server error: %s',
    async (_, route) => {
      const names = Object.keys((route.query as z.ZodObject).shape);
      for (const name of names)
        for (const value of values) {
          const query = `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/u, '?'))}`;
          const status = await statusOf(caller().send(route.method, `${anyPathOf(route)}?${query}`));
          expect({ query, isFault: status >= 500 }).toEqual({ query, isFault: false });
        }
    },
  );
});

describe('text that PostgreSQL cannot store', () => {
  const c = initContract();
  const text = z.strictObject({
    note: z.string(),
    lines: z.array(z.strictObject({ text: z.string() })),
    facts: z.record(z.string(), z.string()),
  });
  const everyone = { metadata: { access: 'everyone' } } as const;
  const contract = {
    area: c.router({
      write: { ...everyone, method: 'POST', path: '/write', body: text, responses: { 200: text, ...problems(422) } },
      find: {
        ...everyone,
        method: 'GET',
        path: '/find/:name',
        pathParams: z.object({ name: z.string() }),
        query: z.object({ q: z.string().optional() }),
        responses: { 200: z.object({}), ...problems(404, 422) },
      },
    }),
  };
  const app = Fastify();
  beforeAll(async () => {
    installErrorHandling(app);
    installJsonParser(app);
    const handlers = {
      area: {
        write: async ({ body }: { body: z.infer<typeof text> }) => ({ status: 200 as const, body }),
        find: async () => ({ status: 200 as const, body: {} }),
      },
    };
    createBinding(contract, { principalOf: () => ({ id: '' }) as never })(app, handlers);
    await app.ready();
  });
  afterAll(() => app.close());

  const good = { note: 'a', lines: [{ text: 'a' }], facts: { a: 'a' } };
  test('does not affect other text', async () => {
    const payload = { ...good, note: 'a\tb \ud83d\ude00\u2028' };
    const answer = await app.inject({ method: 'POST', url: '/write', payload });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: payload });
  });

  test.each(
    unstorable.flatMap((bad): [string, object][] => [
      ['note', { ...good, note: bad }],
      ['lines.1.text', { ...good, lines: [{ text: 'a' }, { text: bad }] }],
      ['facts.a', { ...good, facts: { a: bad } }],
      ['facts', { ...good, facts: { [bad]: 'a' } }],
    ]),
  )('is rejected in a body with its field: %s', async (field, payload) => {
    const answer = await app.inject({ method: 'POST', url: '/write', payload });
    const { code, field_codes: fields } = answer.json();
    expect({ status: answer.statusCode, code, fields }).toEqual({
      status: 422,
      code: 'validation_failed',
      fields: { [field]: [{ code: 'plain_text_only' }] },
    });
  });

  test('is rejected in a query, and returns 404 in a path', async () => {
    expect((await app.inject('/find/a?q=a%00b')).statusCode).toBe(422);
    expect((await app.inject('/find/a%00b')).statusCode).toBe(404);
    expect((await app.inject('/find/a?q=b')).statusCode).toBe(200);
  });

  test('is rejected in a staff note before any lookup', async () => {
    const path = '/api/staff/alerts/00000000-0000-7000-8000-000000000000/settle';
    const { status, body } = await staff.send('POST', path, { json: { note: 'a\u0000b' } });
    expect({ status, fields: Object.keys(body.field_codes ?? {}) }).toEqual({ status: 422, fields: ['note'] });
  });
});

interface Operation {
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}

/** Validates a JSON answer of a call against the published OpenAPI document. */
function answerCheck(): (route: WalkedRoute, status: number) => ValidateFunction | null {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const texts = documents.map(({ text }) => JSON.parse(text));
  const compiled = new Map<string, ValidateFunction>();
  return (route, status) => {
    const path = route.path.replace(
      /:([A-Za-z]+)/g,
      (_, name: string) => `{${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}}`,
    );
    const owner = texts.find((document) => document.paths[path]?.[route.method.toLowerCase()]);
    const operation: Operation = owner.paths[path][route.method.toLowerCase()];
    const [type, content] = Object.entries(operation.responses[status]?.content ?? {})[0] ?? [];
    if (content === undefined || !type?.startsWith('application/json')) return null;
    const key = `${named(route)} ${status}`;
    const check = compiled.get(key) ?? ajv.compile({ ...content.schema, components: owner.components });
    compiled.set(key, check);
    return check;
  };
}

describe('the answer of a call', () => {
  const check = answerCheck();
  let ids: Readonly<Record<string, readonly string[]>>;
  beforeAll(async () => {
    const { session_id: sessionId } = await start(player, jacks);
    const { round_id: roundId } = await play(player, sessionId, {}, jacks);
    const found = {
      order: await placeOrder(api.owner, player.id),
      redemption: (await redeem(player)).id,
      ticket: await openTicket(player),
      export: (await player.client.privacy.requestExport()).id,
    };
    const day = '2026-01-01';
    ids = {
      id: [String(jacks), player.id, roundId, ...Object.values(found)],
      playerId: [player.id],
      slug: ['starlight-fortune', 'keno-fortune', 'midnight-blackjack'],
      pack: ['default'],
      year: ['2026'],
      day: [day],
    };
  });

  function pathsOf(route: WalkedRoute): string[] {
    const name = /:([A-Za-z]+)/.exec(route.path)?.[1];
    if (name === undefined) return [route.path];
    return (ids[name] ?? []).map((id) => route.path.replace(`:${name}`, id)).filter((path) => !path.includes('/:'));
  }

  test.each(
    audiences.flatMap(([name, contract, caller]) =>
      routesOf(contract)
        .filter(({ method }) => method === 'GET')
        .map((route) => [name, named(route), route, caller] as const),
    ),
  )('matches the OpenAPI document: %s %s', async (_audience, _name, route, caller) => {
    for (const path of pathsOf(route)) {
      const { status, body } = await caller().send('GET', path);
      const validate = check(route, status);
      if (validate === null) continue;
      const fits = validate(body);
      expect({ path, status, errors: fits ? null : validate.errors }).toEqual({ path, status, errors: null });
    }
  });
});
