import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rateLimits } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUploadLimit } from '../../src/http/contract/upload-limit.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { send } from '../helpers/people/identity.ts';
import { photo } from '../helpers/people/pictures.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { until } from '../helpers/until.ts';

describe('the upload limit', () => {
  /** Creates work that runs until `end` is called. */
  function work() {
    let end: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    const state = { begun: false };
    return {
      state,
      end,
      run: async () => {
        state.begun = true;
        await done;
      },
    };
  }

  test('runs two uploads at once, and starts the next when one ends', async () => {
    const limit = createUploadLimit();
    const all = Array.from({ length: 6 }, work);
    const runs = all.map(({ run }, n) => limit.run(`player ${n}`, run));
    await until('two began', () => all.filter(({ state }) => state.begun).length === 2);
    all[0]?.end();
    await until('the third began', () => all[2]?.state.begun === true);
    expect(all[3]?.state.begun).toBe(false);
    for (const { end } of all) end();
    await Promise.all(runs);
  });

  test('rejects a fifth upload of one person but not of another, and frees the slot of a failed one', async () => {
    const limit = createUploadLimit();
    const own = Array.from({ length: 4 }, work);
    const runs = own.map(({ run }) => limit.run('flooder', run));
    await expect(limit.run('flooder', work().run)).rejects.toMatchObject({ code: 'rate_limited' });
    const other = work();
    const let_in = limit.run('other', other.run);
    for (const { end } of [...own, other]) end();
    await Promise.all([...runs, let_in]);
    await expect(limit.run('flooder', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limit.run('flooder', async () => 'in')).resolves.toBe('in');
  });

  test('runs one upload per person, so that others do not wait behind many uploads', async () => {
    const limit = createUploadLimit();
    const flood = Array.from({ length: 4 }, work);
    const runs = flood.map(({ run }) => limit.run('flooder', run));
    const other = work();
    const letIn = limit.run('other', other.run);
    await until('both have one in work', () => flood[0]?.state.begun === true && other.state.begun);
    expect(flood.filter(({ state }) => state.begun)).toHaveLength(1);
    for (const { end } of [...flood, other]) end();
    await Promise.all([...runs, letIn]);
  });

  test('limits the number of waiting uploads', async () => {
    const limit = createUploadLimit();
    const all = Array.from({ length: 34 }, work);
    const runs = all.map(({ run }, n) => limit.run(`player ${n}`, run));
    await expect(limit.run('late', work().run)).rejects.toMatchObject({ code: 'unavailable' });
    for (const { end } of all) end();
    await Promise.all(runs);
  });
});

describe('an upload over a socket', () => {
  let api: TestApi;
  let player: Player;
  let port: number;
  beforeAll(async () => {
    const timeOuts = { headersMs: 400, requestMs: 700, keepAliveMs: 2_000, checkEveryMs: 50 };
    api = await createTestApi({ timeOuts });
    player = await newPlayer(api);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterAll(() => api.close());

  /** Starts to send a form of 5 MB and stops halfway. */
  function begin() {
    const head = Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    const upload = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/identity/documents',
      headers: {
        cookie: player.cookie,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 5_000_000,
      },
    });
    upload.on('error', () => undefined);
    upload.write(head);
    upload.write(Buffer.alloc(100_000, 1));
    return upload;
  }
  const kept = async () => (await api.owner.query('SELECT 1 FROM stored_file')).rowCount;

  test('stores nothing and frees its slot when it is interrupted repeatedly', async () => {
    for (let n = 0; n < 6; n += 1) {
      const upload = begin();
      await new Promise((resolve) => setTimeout(resolve, 40));
      upload.destroy();
    }
    await until('the next one is let in', async () => {
      const answer = await send(player, 'selfie', await photo()).catch(() => null);
      return answer !== null;
    });
    expect(await kept()).toBe(1);
  });

  test('is ended when it never finishes, and frees its slot', async () => {
    const slow = Array.from({ length: 4 }, begin);
    const statuses = await Promise.all(
      slow.map(async (upload) => {
        // If the connection closes while its bytes are unread, it may be reset before the answer arrives.
        const reset = once(upload, 'close').then(() => 'closed');
        const answered = once(upload, 'response').then(([response]) => {
          response.resume();
          return response.statusCode;
        });
        return Promise.race([answered, reset]).catch(() => 'closed');
      }),
    );
    expect(statuses).toContain(408);
    expect(statuses.every((status) => status === 408 || status === 'closed')).toBe(true);
    await until('the next one is let in', async () => {
      const answer = await send(player, 'selfie', await photo()).catch(() => null);
      return answer !== null;
    });
  });
});

test('limits the uploads of one player per hour before reading them, without affecting others', async () => {
  const api = await createTestApi();
  try {
    const [flooder, other] = [await newPlayer(api), await newPlayer(api)];
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const statuses: number[] = [];
    for (let n = 0; n < rateLimits.uploadPlayer.limit + 3; n += 1) {
      statuses.push((await flooder.send('POST', '/api/identity/documents', { payload: 'x', headers })).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(rateLimits.uploadPlayer.limit);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    await send(other, 'selfie');
  } finally {
    await api.close();
  }
});
