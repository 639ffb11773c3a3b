import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { KeyCheck } from '../key-pin.ts';
import { KeyNotice } from './key-notice.tsx';

const pinned = ['2026-03-01', '2026-04-02', '2026-05-03'].map((day, at) => ({
  ...{ id: `${at}`.repeat(64), publicKey: `${at}`.repeat(64), seen: `${day}T12:00:00.000Z`, firstUse: at === 0 },
  rotation: null,
}));
const textOf = (keys: Partial<KeyCheck>) =>
  render(<KeyNotice keys={{ pinned, changed: null, stored: true, ...keys }} />).container.textContent;

it('counts the changes of the key that this browser has accepted, with the date of the last one', () => {
  expect(textOf({ pinned: pinned.slice(0, 1) })).toBe('');
  expect(textOf({ pinned: pinned.slice(0, 2) })).toMatch(
    /^The signing key changed on .*Apr 2.* The earlier key signed/,
  );
  expect(textOf({})).toMatch(/^The signing key changed 2 times, last on .*May 3.*\. Each time, the earlier key signed/);
});

it('also counts them when storage is blocked, and reports a key that is not accepted instead', () => {
  expect(textOf({ stored: false })).toMatch(/^The signing key changed 2 times.*Storage is blocked/);
  expect(textOf({ changed: { held: pinned, answered: [] } })).toMatch(/fairness violation\. We publish a different/);
});
