import { focusManager, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('does not reload when the window gets the focus', async () => {
  const client = createQueryClient();
  let requestCount = 0;
  const queryFn = async () => {
    requestCount += 1;
    return requestCount;
  };
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['balances'], queryFn, staleTime: 0 });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => requestCount).toBe(1);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requestCount).toBe(1);
  // The same observer reloads when the option is on, so the setting prevents it above.
  observer.setOptions({ queryKey: ['balances'], queryFn, staleTime: 0, refetchOnWindowFocus: true });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => requestCount).toBe(2);
  stop();
  focusManager.setFocused(undefined);
  client.unmount();
});
