import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Path } from 'react-router';
import { Link, useLocation, useSearchParams } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageLoading } from '../../lib/navigation/navigation.ts';
import { historyOf } from '../../lib/navigation/site-history.ts';
import { SiteRouter } from './site-router.tsx';

const scrolled = vi.fn();
let navigationTypes: string[] = [];

function Page() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>{pathname}</h1>
      <p>{usePageLoading() ? 'loading' : 'at rest'}</p>
      <Link to="/slow">slow</Link>
      <Link to="/quick">quick</Link>
      <Link to="/slow#part">part</Link>
      <button type="button" onClick={() => setSearch({ tab: 'b' }, { preventScrollReset: true })}>
        tab {search.get('tab') ?? 'a'}
      </button>
    </>
  );
}

/** A site whose slow pages load when `bring` is called. */
function open(entries = ['/start'], slow = ['/slow']) {
  const history = historyOf({ initialEntries: entries, initialIndex: entries.length - 1 });
  const here = new Set<string>();
  const coming = new Map<string, () => void>();
  const prepare = ({ pathname = '' }: Partial<Path>) =>
    slow.includes(pathname) && !here.has(pathname)
      ? new Promise<void>((done) => coming.set(pathname, done))
      : undefined;
  render(
    <SiteRouter history={history} prepare={prepare}>
      <Page />
      <div id="part" />
    </SiteRouter>,
  );
  const bring = (path: string) =>
    act(async () => {
      here.add(path);
      coming.get(path)?.();
    });
  return { history, bring, press: userEvent.setup({ delay: null }) };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('scrollY', 0);
  navigationTypes = ['navigate'];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    navigationTypes.map((type) => ({ type }) as never),
  );
});

describe('navigation to another page', () => {
  it('leaves page and address unchanged until the next page is loaded', async () => {
    const { press, history, bring } = open();
    await press.click(link('slow'));
    expect([heading(), history.location.pathname]).toEqual(['/start', '/start']);
    expect(screen.getByText('loading')).toBeTruthy();
    await bring('/slow');
    expect([heading(), history.location.pathname]).toEqual(['/slow', '/slow']);
    expect(screen.getByText('at rest')).toBeTruthy();
  });

  it('shows the page of the last press, even if another page loads later', async () => {
    const { press, history, bring } = open();
    await press.click(link('slow'));
    await press.click(link('quick'));
    expect(await screen.findByRole('heading', { name: '/quick' })).toBeTruthy();
    await bring('/slow');
    expect([heading(), history.location.pathname]).toEqual(['/quick', '/quick']);
    expect(screen.getByText('at rest')).toBeTruthy();
  });

  it('waits for the page when going back, too', async () => {
    const { history, bring } = open(['/slow', '/start']);
    await act(async () => history.go(-1));
    expect(heading()).toBe('/start');
    await bring('/slow');
    expect(heading()).toBe('/slow');
  });
});

describe('the scroll position', () => {
  it('is the top on a new page, and is restored when going back', async () => {
    const { press, history } = open(['/start'], []);
    expect(scrolled).not.toHaveBeenCalled();
    vi.stubGlobal('scrollY', 400);
    await press.click(link('quick'));
    expect(await screen.findByRole('heading', { name: '/quick' })).toBeTruthy();
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    vi.stubGlobal('scrollY', 70);
    await act(async () => history.go(-1));
    expect(scrolled).toHaveBeenLastCalledWith(0, 400);
    await act(async () => history.go(1));
    expect(scrolled).toHaveBeenLastCalledWith(0, 70);
  });

  it('does not change when only a part of the page changes', async () => {
    const { press } = open();
    vi.stubGlobal('scrollY', 400);
    await press.click(screen.getByRole('button', { name: 'tab a' }));
    expect(screen.getByRole('button', { name: 'tab b' })).toBeTruthy();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('starts at the element that the address names', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { press, bring } = open();
    await press.click(link('part'));
    await bring('/slow');
    expect(shown.mock.contexts).toEqual([document.getElementById('part')]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is restored after a reload, and not when the document is opened again', () => {
    const leave = () => {
      vi.stubGlobal('scrollY', 250);
      window.dispatchEvent(new Event('pagehide'));
      vi.stubGlobal('scrollY', 0);
    };
    open();
    leave();
    navigationTypes = ['reload'];
    open();
    expect(scrolled.mock.calls).toEqual([[0, 250]]);
    navigationTypes = ['navigate'];
    open();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('stays when the reader scrolled before the script loaded', () => {
    vi.stubGlobal('scrollY', 90);
    navigationTypes = ['reload'];
    sessionStorage.setItem('scroll-places', '{"/start":250}');
    open();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
