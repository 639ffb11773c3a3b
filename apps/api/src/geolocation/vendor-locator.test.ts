import type { Visitor } from '@goldwren/rules';
import { beforeEach, expect, test } from 'vitest';
import type { GeolocationVendor, Locate } from './locator.ts';
import { vendorLocator } from './vendor-locator.ts';

const newYork = { country: 'US', region: 'NY' } as const;
let calls: string[];
let answer: () => ReturnType<GeolocationVendor['lookUp']>;
let reports: unknown[];
let time: number;
let locate: Locate;
beforeEach(() => {
  [calls, reports, time] = [[], [], 1_000_000];
  answer = async () => newYork;
  const vendor: GeolocationVendor = {
    name: 'test',
    lookUp: (address) => {
      calls.push(address);
      return answer();
    },
  };
  locate = vendorLocator(
    vendor,
    (error) => void reports.push(error),
    () => time,
  );
});
const from = (ip: string): Promise<Visitor> => locate({ ip, headers: { 'x-region': 'US-WA' } });
const down = async () => {
  throw new Error('down');
};

test('queries the vendor once an hour for each network, and never trusts a header', async () => {
  const [first, second] = await Promise.all([from('192.0.2.7'), from('::ffff:192.0.2.7')]);
  expect([first, second]).toEqual([newYork, newYork]);
  await from('2001:db8:1:2::1');
  await from('2001:db8:1:2:ffff::9');
  await from('2001:db8:1:3::1');
  expect(calls).toEqual(['192.0.2.7', '2001:db8:1:2::', '2001:db8:1:3::']);
  time += 60 * 60_000 - 1;
  await from('192.0.2.7');
  expect(calls).toHaveLength(3);
  time += 1;
  await from('192.0.2.7');
  expect(calls).toHaveLength(4);
});

test('is unknown for an address that the vendor does not locate, and for no address', async () => {
  answer = async () => null;
  expect([await from('192.0.2.7'), await from('192.0.2.7'), await from('nonsense')]).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(calls).toEqual(['192.0.2.7']);
});

test('does not reuse a failure, pauses and reports after three in a row, and keeps what it knows', async () => {
  await from('192.0.2.1');
  answer = down;
  for (let n = 0; n < 2; n += 1) expect(await from('192.0.2.2')).toBe('unknown');
  answer = async () => newYork;
  expect(await from('192.0.2.2')).toEqual(newYork);
  answer = down;
  for (let n = 3; n < 6; n += 1) expect(await from(`192.0.2.${n}`)).toBe('unknown');
  expect(reports).toEqual([new Error('down')]);
  const called = calls.length;
  answer = async () => newYork;
  expect([await from('192.0.2.9'), await from('192.0.2.1')]).toEqual(['unknown', newYork]);
  expect(calls).toHaveLength(called);
  time += 10_000;
  expect(await from('192.0.2.9')).toEqual(newYork);
});

test('stores a limited number of networks and forgets the oldest', async () => {
  for (let n = 0; n <= 50_000; n += 1) await from(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  const called = calls.length;
  await from('10.0.0.1');
  expect(calls).toHaveLength(called);
  await from('10.0.0.0');
  expect(calls).toHaveLength(called + 1);
});
