import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fairnessKey } from '../../features/play/testing/fairness-key.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** Opens the fairness page on a site with this answer for the checkpoint of the public log. */
function openPage(checkpoint: () => Promise<Response>) {
  fakeApi({ fairness: { keys: { results: [fairnessKey] } } });
  const apiFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url === '/log/checkpoint' ? checkpoint() : apiFetch(url, init),
  );
  renderApp('/fairness');
}

it('says that the public log is empty before its first checkpoint', async () => {
  openPage(async () => new Response(null, { status: 404 }));
  expect(await screen.findByText('The public log has no entries yet.')).toBeTruthy();
});

it('says that the log could not be checked, and accuses no one, without a network', async () => {
  openPage(() => Promise.reject(new TypeError('offline')));
  expect(await screen.findByText(/could not check the public log now/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers the evidence when the checkpoint is not signed with a known key', async () => {
  const root = `${'A'.repeat(43)}=`;
  openPage(async () => new Response(`goldwren.test/log\n1\n${root}\n\n— goldwren.test/log ${btoa('x'.repeat(68))}\n`));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('not signed with a key of this site');
  expect(screen.getByRole('button', { name: 'Save evidence' })).toBeTruthy();
});
