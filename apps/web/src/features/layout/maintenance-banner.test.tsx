import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const times = { starts_at: '2026-11-30T07:00:00.000Z', ends_at: '2026-11-30T07:30:00.000Z' };

function open(maintenance: { under_way: boolean } | null) {
  fakeApi({ maintenance: { get: { maintenance: maintenance && { ...times, ...maintenance } } } });
  renderApp('/faqs');
  return screen.findByRole('status', { name: 'Maintenance' });
}

describe('the banner about a maintenance', () => {
  it('shows start and end with their time zone before the start', async () => {
    const banner = await open({ under_way: false });
    await waitFor(() => expect(banner.textContent).toMatch(/from Nov 30, 2:00.AM to Nov 30, 2:30.AM, Eastern Time/));
  });

  it('shows the end and what is still possible during it', async () => {
    const banner = await open({ under_way: true });
    await waitFor(() => expect(banner.textContent).toMatch(/until Nov 30, 2:30.AM, Eastern Time.*finish open rounds/));
  });

  it('is empty when none is announced', async () => {
    const banner = await open(null);
    expect(banner.textContent).toBe('');
  });
});
