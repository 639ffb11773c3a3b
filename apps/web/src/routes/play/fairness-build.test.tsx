import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fairnessKey } from '../../features/play/testing/fairness-key.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** Opens the fairness page on a site with this manifest of its build and an empty public log. */
function openPage(manifest: () => Promise<Response>) {
  fakeApi({ fairness: { keys: { results: [fairnessKey] } } });
  const apiFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.startsWith('/log/')) return Promise.resolve(new Response(null, { status: 404 }));
    if (url === '/build-manifest.json') return manifest();
    return url.endsWith('.js') ? Promise.resolve(new Response('steal()')) : apiFetch(url, init);
  });
  renderApp('/fairness');
}
const manifest = async () => new Response('{"files":[],"node":"24.0.0","pnpm":"12.0.0"}');

it('says how to compare the code from outside, also when it cannot be checked here', async () => {
  openPage(() => Promise.reject(new TypeError('offline')));
  expect(await screen.findByText(/could not check the code now/)).toBeTruthy();
  expect(screen.getByText(/The check comes from the same server as the code/)).toBeTruthy();
  expect(screen.getByText(/^goldwren-monitor build/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the hash of the build, and says that the log does not have it', async () => {
  openPage(manifest);
  expect(await screen.findByText(/This build is not in the public log/)).toBeTruthy();
  expect(screen.getByText('All script and style files that this page has loaded are those of the build.')).toBeTruthy();
  expect(document.querySelector('main')?.textContent).toMatch(/Build[0-9a-f]{64}/);
});

it('names a file that is not of the build, and offers the evidence', async () => {
  const entries = [{ name: `${location.origin}/assets/bad.js` }] as PerformanceEntryList;
  const spy = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  openPage(manifest);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('/assets/bad.js');
  expect(screen.getByRole('button', { name: 'Save evidence' })).toBeTruthy();
  spy.mockRestore();
});
