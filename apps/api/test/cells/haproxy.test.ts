import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeForwarded } from '../../src/http/cells/forwarded-header.ts';
import { freePort } from '../../src/launch/free-port.ts';
import type { Answer } from '../helpers/api/caller.ts';
import { type CellProcesses, startCellProcesses } from '../helpers/cells/cell-processes.ts';
import { directoryKey } from '../helpers/cells/directory.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';
import {
  type HaproxyProcess,
  haproxyProgram,
  hasHaproxy,
  replaceIn,
  startHaproxy,
} from '../helpers/processes/haproxy.ts';
import { until } from '../helpers/until.ts';

const file = fileURLToPath(new URL('../../../../infra/cells/haproxy.cfg', import.meta.url));
/** Longer than an API process uses its list of cells without reading it again. */
const listAgeMs = 5_500;
const requests = 40;

/** The file of the repository with other addresses, and with the names that cookies have outside production. */
function configFor(port: number, ports: Readonly<Record<string, number>>): string {
  const addresses = Object.entries(ports).map(([from, to]) => [` 127.0.0.1:${from}`, ` 127.0.0.1:${to}`] as const);
  return [...addresses, [' 127.0.0.1:8080', ` 127.0.0.1:${port}`] as const, ['__Host-', ''] as const].reduce(
    (config, [before, after]) => replaceIn(config, before, after),
    readFileSync(file, 'utf8'),
  );
}

// A real HAProxy with infra/cells/haproxy.cfg in front of real API processes of two cells.
describe.skipIf(!hasHaproxy())(
  `HAProxy in front of two cells${hasHaproxy() ? '' : ' (skipped: Debian’s package haproxy is not installed)'}`,
  () => {
    let cells: CellProcesses;
    let proxy: HaproxyProcess;
    let ofOne: Player;
    let ofTwo: Player;
    beforeAll(async () => {
      cells = await startCellProcesses();
      const portOf = ({ api }: { readonly api: { readonly baseUrl: string } }) => Number(new URL(api.baseUrl).port);
      // The second process of each cell is down.
      const ports = {
        ...{ 3001: portOf(cells.one), 3011: portOf(cells.two) },
        ...{ 3002: await freePort(), 3012: await freePort() },
      };
      proxy = await startHaproxy((port) => configFor(port, ports));
      await cells.openOnly('cell_one');
      ofOne = await newPlayer(proxy);
      await cells.openOnly('cell_two');
      ofTwo = await newPlayer(proxy);
      await cells.openOnly(null);
    });
    afterAll(async () => {
      await proxy?.stop();
      await cells?.close();
    });

    /** A visitor has a connection and an address of their own. */
    function readWith(cookie: string, path = '/api/wallet', headers: Record<string, string> = {}): Promise<Answer> {
      const caller = proxy.caller();
      caller.cookie = cookie;
      return caller.send('GET', path, { headers });
    }

    const repeat = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: requests }, work));

    async function setApiUrls(urlOf: (cell: 'one' | 'two') => string): Promise<void> {
      for (const cell of ['one', 'two'] as const) {
        await cells.directory.query('UPDATE directory.cell SET api_url = $1 WHERE name = $2', [
          urlOf(cell),
          cells[cell].name,
        ]);
      }
      await wait(listAgeMs);
    }

    test('accepts the file as it is', () => {
      execFileSync(haproxyProgram, ['-c', '-f', file], { stdio: 'pipe' });
    });

    test('registers and signs in players of both cells, and their rounds are in the right books', async () => {
      expect([ofOne.cookie, ofTwo.cookie]).toEqual([
        expect.stringMatching(/=cell_one\./),
        expect.stringMatching(/=cell_two\./),
      ]);
      for (const [player, mine, others] of [
        [ofOne, cells.one, cells.two],
        [ofTwo, cells.two, cells.one],
      ] as const) {
        const { session_id: id } = await start(player);
        const rounds = [];
        for (let nonce = 0; nonce < 10; nonce += 1) rounds.push(await play(player, id, { nonce }));
        expect(await findLedgerFaults(mine.owner, rounds)).toEqual([]);
        expect(await findLedgerFaults(others.owner, rounds)).toHaveLength(10);
      }
    });

    test('sends a session to its cell, so that it works while no cell can forward', async () => {
      const real = { one: cells.one.api.baseUrl, two: cells.two.api.baseUrl };
      await setApiUrls(() => 'http://127.0.0.1:9');
      try {
        for (const player of [ofOne, ofTwo]) {
          const answers = await repeat(() => readWith(player.cookie, '/api/auth/me'));
          for (const { status, body } of answers) expect([status, body.user?.id]).toEqual([200, player.id]);
        }
        // The negative control: at the other cell, the same session could not be answered.
        const elsewhere = await fetch(`${real.one}/api/auth/me`, { headers: { cookie: ofTwo.cookie } });
        expect(elsewhere.status).toBe(503);
      } finally {
        await setApiUrls((cell) => real[cell]);
      }
    });

    test('sends visitors to any cell', async () => {
      const answers = await repeat(() => readWith('', '/api/games'));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      // A sign-in without a cookie reaches the account, wherever it arrives.
      for (const { email, id } of [ofOne, ofTwo, ofOne, ofTwo]) {
        const answer = await proxy.caller().send('POST', '/api/auth/login', { json: { email, password } });
        expect([answer.status, answer.body.user?.id]).toEqual([200, id]);
      }
    });

    test.each([
      ['another cell before a genuine id', (cookie: string) => cookie.replace('cell_two', 'cell_one'), 401],
      ['no cell before a genuine id', (cookie: string) => cookie.replace('cell_two.', ''), 401],
      ['an unknown cell', (cookie: string) => cookie.replace('cell_two', 'cell_nine'), 401],
      ['the name of a backend that is no cell', (cookie: string) => cookie.replace('cell_two', 'any'), 401],
      ['an invented id', (cookie: string) => cookie.replace(/cell_two\.[^.]+/, `cell_two.${'a'.repeat(32)}`), 401],
    ])('reads nothing with %s', async (_what, forge, status) => {
      for (const answer of await repeat(() => readWith(forge(ofTwo.cookie)))) {
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.body)).not.toContain(ofTwo.id);
      }
    });

    test('removes the header that only cells may write, even with a genuine signature', async () => {
      const key = Buffer.from(directoryKey, 'hex');
      const header = { 'goldwren-cell': writeForwarded(key, { cell: 'cell_one', claimId: null }) };
      for (const answer of await repeat(() => readWith(ofTwo.cookie, '/api/auth/me', header))) {
        expect([answer.status, answer.body.user?.id]).toEqual([200, ofTwo.id]);
      }
      const direct = await fetch(`${cells.two.api.baseUrl}/api/auth/me`, {
        headers: { ...header, cookie: ofTwo.cookie },
      });
      expect(direct.status).toBe(503);
    });

    test('gives 503 to the players of a dead cell only', async () => {
      await cells.two.api.kill();
      const ofDead: Answer[] = [];
      await until('HAProxy has noticed it', async () => {
        // HAProxy closes the connection when the server was killed during a request on a reused one. Browsers then repeat a read.
        const answer = await readWith(ofTwo.cookie).catch(() => null);
        if (answer) ofDead.push(answer);
        return answer?.body.code === 'unavailable';
      });
      for (const { status } of ofDead) expect(status).toBe(503);
      expect(ofDead.at(-1)?.headers.get('retry-after')).not.toBeNull();
      const others = [
        ...(await repeat(() => readWith(ofOne.cookie))),
        ...(await repeat(() => readWith('', '/api/games'))),
      ];
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
      const { session_id: id } = await start(ofOne);
      expect((await play(ofOne, id, { nonce: 0 })).state).toBe('settled');
      const stillDead = await readWith(ofTwo.cookie);
      expect([stillDead.status, stillDead.body.code]).toEqual([503, 'unavailable']);
    });
  },
);
