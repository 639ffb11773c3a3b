import { afterEach, expect, it } from 'vitest';
import { waitForStyles } from './pending-styles.ts';

afterEach(() => document.head.replaceChildren());

it('waits for each pending stylesheet, also when one fails', async () => {
  document.head.innerHTML = '<link data-pending="" id="one"><link data-pending="" id="other"><link id="loaded">';
  let isDone = false;
  const waiting = waitForStyles().then(() => {
    isDone = true;
  });
  document.getElementById('one')?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(isDone).toBe(false);
  document.getElementById('other')?.dispatchEvent(new Event('error'));
  await waiting;
});

it('does not wait when every stylesheet is loaded', async () => {
  document.head.innerHTML = '<link id="loaded">';
  await waitForStyles();
});
