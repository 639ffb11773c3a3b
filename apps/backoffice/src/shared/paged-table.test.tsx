import { UiMessagesProvider } from '@goldwren/ui/ui-messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { usePagedList } from '../lib/lists/use-paged-list.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { uiMessages } from '../lib/ui-messages.ts';
import { FilterBar } from './filter-bar.tsx';
import { PagedTable } from './paged-table.tsx';

interface Row {
  id: string;
  name: string;
}
interface Input {
  query?: { status?: string; q?: string; cursor?: string; limit?: string };
}
interface SearchInput {
  body: { status?: string; q?: string; cursor?: string; limit?: number };
}
type Serve = (query: NonNullable<Input['query']>) => { results: Row[]; next_cursor: string | null };

const columns = [
  { title: 'Name', text: ({ name }: Row) => name },
  { title: 'Id', text: ({ id }: Row) => id },
];

/** Renders the list as a screen does, at a URL. Returns the queries that were sent. */
function renderList(serve: Serve, address = '/list') {
  const queries: NonNullable<Input['query']>[] = [];
  const source = (input: Input) => ({
    queryKey: ['things', 'list', input] as const,
    queryFn: async () => {
      const query = input.query ?? {};
      queries.push(query);
      return serve(query);
    },
  });
  function Screen() {
    const list = usePagedList({ source, filters: ['status', 'q'] });
    return (
      <>
        <FilterBar
          list={list}
          filters={[
            { name: 'q', label: 'Search', kind: 'search' },
            { name: 'status', label: 'Status', kind: 'choice', options: [['open', 'Open']] },
          ]}
        />
        <PagedTable
          list={list}
          caption="Things"
          columns={columns}
          rowKey={({ id }) => id}
          opens={() => ({ page: 'work' })}
          csvName="things"
        />
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/list', Component: Screen },
      { path: '/', element: <h1>opened</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <UiMessagesProvider messages={uiMessages}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiMessagesProvider>,
  );
  return { queries, router, press: userEvent.setup({ delay: null }) };
}

/** Renders a list whose search term is private. Returns the bodies that were sent. */
function renderSearch(address: string) {
  const bodies: SearchInput['body'][] = [];
  const source = (input: SearchInput) => ({
    queryKey: ['things', 'search', input] as const,
    queryFn: async () => {
      bodies.push(input.body);
      return { results: [{ id: '1', name: 'Thing 1' }], next_cursor: 'p2' };
    },
  });
  function Screen() {
    const list = usePagedList({ source, filters: ['status'], privateFilters: ['q'] });
    return (
      <>
        <FilterBar
          list={list}
          filters={[
            { name: 'q', label: 'Search', kind: 'search' },
            { name: 'status', label: 'Status', kind: 'choice', options: [['open', 'Open']] },
          ]}
        />
        <PagedTable list={list} caption="Things" columns={columns} rowKey={({ id }) => id} csvName="things" />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '/list', Component: Screen }], { initialEntries: [address] });
  render(
    <UiMessagesProvider messages={uiMessages}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiMessagesProvider>,
  );
  return { bodies, router, press: userEvent.setup({ delay: null }) };
}

/** Three pages with two rows each. */
const threePages: Serve = ({ cursor = 'p1' }) => {
  const page = Number(cursor.slice(1));
  const results = [0, 1].map((row) => ({ id: `${page}-${row}`, name: `Thing ${page}.${row}` }));
  return { results, next_cursor: page < 3 ? `p${page + 1}` : null };
};

describe('a paged list', () => {
  it('moves to the next and previous page with the cursor in the URL', async () => {
    const { router, press } = renderList(threePages);
    await screen.findByText('Thing 1.0');
    const pages = screen.getByRole('navigation', { name: 'Pages of Things' });
    const button = (name: string) => within(pages).getByRole<HTMLButtonElement>('button', { name });
    expect(button('Previous').disabled).toBe(true);
    await press.click(button('Next'));
    await screen.findByText('Thing 2.0');
    expect(router.state.location.search).toBe('?cursor=p2');
    await press.click(button('Next'));
    await screen.findByText('Thing 3.0');
    expect(button('Next').disabled).toBe(true);
    await press.click(button('Previous'));
    await screen.findByText('Thing 2.0');
    await press.click(button('Previous'));
    await screen.findByText('Thing 1.0');
    expect(router.state.location.search).toBe('');
  });

  it('goes back to the first page if it was opened at a later page', async () => {
    const { press } = renderList(threePages, '/list?cursor=p3');
    await screen.findByText('Thing 3.1');
    await press.click(screen.getByRole('button', { name: 'First page' }));
    expect(await screen.findByText('Thing 1.0')).toBeTruthy();
  });

  it('sends the filters of the URL, and starts at the first page after a change', async () => {
    const { queries, router, press } = renderList(threePages, '/list?status=open&cursor=p2&other=1');
    await screen.findByText('Thing 2.0');
    expect(queries).toEqual([{ status: 'open', cursor: 'p2' }]);
    await press.type(screen.getByLabelText('Search'), '  ada {Enter}');
    await screen.findByText('Thing 1.0');
    expect(router.state.location.search).toBe('?status=open&other=1&q=ada');
    expect(queries.at(-1)).toEqual({ status: 'open', q: 'ada' });
    await press.selectOptions(screen.getByLabelText('Status'), '');
    await waitFor(() => expect(queries.at(-1)).toEqual({ q: 'ada' }));
    await press.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?other=1'));
  });

  it('sends private filters in the body, and never has them in a URL', async () => {
    const { bodies, router, press } = renderSearch('/list?status=open&q=in-the-url');
    await screen.findByText('Thing 1');
    await press.type(screen.getByLabelText('Search'), 'ada@example.test{Enter}');
    await waitFor(() => expect(bodies.at(-1)).toEqual({ status: 'open', q: 'ada@example.test' }));
    expect(bodies[0]).toEqual({ status: 'open' });
    await press.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(bodies.at(-1)).toEqual({ status: 'open', q: 'ada@example.test', cursor: 'p2' }));
    expect(JSON.stringify(router.state.location.search)).not.toContain('ada');
    await act(() => router.navigate(-2));
    await waitFor(() => expect(bodies.at(-1)).toEqual({ status: 'open' }));
    await act(() => router.navigate(1));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('ada@example.test'));
    await press.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(bodies.at(-1)).toEqual({}));
  });

  it('shows an empty result and an error', async () => {
    renderList(() => ({ results: [], next_cursor: null }));
    expect(await screen.findByText('No entries.')).toBeTruthy();
  });
});

describe('keyboard shortcuts', () => {
  it('move between rows, stop at the ends, open a row, and enter from the search field', async () => {
    const { press } = renderList(threePages);
    await screen.findByText('Thing 1.0');
    const link = (name: string) => screen.getByRole('link', { name });
    link('Thing 1.0').focus();
    await press.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(link('Thing 1.1'));
    await press.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(link('Thing 1.1'));
    await press.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(link('Thing 1.0'));
    await press.keyboard('{End}{Enter}');
    expect(await screen.findByRole('heading', { name: 'opened' })).toBeTruthy();
  });
});

describe('the CSV file', () => {
  /** Records the files that the page saves. */
  function watchFiles() {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    return files;
  }

  it('contains all matching rows of all pages, without executable cells', async () => {
    const files = watchFiles();
    const { queries, press } = renderList((query) => {
      const { results, next_cursor } = threePages(query);
      return { results: results.map((row) => ({ ...row, name: `=HYPERLINK("${row.id}")` })), next_cursor };
    }, '/list?status=open&cursor=p2');
    await screen.findByText('=HYPERLINK("2-0")');
    await press.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('6 rows written.')).toBeTruthy();
    const text = await files[0]?.text();
    expect(text?.split('\r\n')).toHaveLength(8);
    expect(text).toContain(`"'=HYPERLINK(""3-1"")",3-1`);
    expect(queries.slice(1)).toEqual(
      [undefined, 'p2', 'p3'].map((cursor) => ({ status: 'open', limit: '100', ...(cursor ? { cursor } : {}) })),
    );
  });

  it('stops at the maximum and shows a message', async () => {
    const files = watchFiles();
    const { press } = renderList(({ cursor = 'p0' }) => ({
      results: Array.from({ length: 100 }, (_, row) => ({ id: `${cursor}-${row}`, name: 'Thing' })),
      next_cursor: `p${Number(cursor.slice(1)) + 1}`,
    }));
    await press.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText(/^The file ends after 10,000 rows/)).toBeTruthy();
    expect((await files[0]?.text())?.split('\r\n')).toHaveLength(10_002);
  });

  it('is not created if a page fails', async () => {
    const files = watchFiles();
    const { press } = renderList((query) => {
      if (query.cursor === 'p3') throw new Error('broken');
      return threePages(query);
    });
    await press.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We could not create the file.');
    expect(files).toEqual([]);
  });
});

describe('saved views', () => {
  it('store the filters of the URL in this browser, without the page and what is private, and can be deleted', async () => {
    const { press, router } = renderList(() => ({ results: [], next_cursor: null }), '/list?status=open&cursor=abc');
    await press.click(await screen.findByRole('button', { name: 'Save view' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Save these filters as a view' }));
    await press.type(dialog.getByLabelText('Name of the view'), 'Mine');
    await press.click(dialog.getByRole('button', { name: 'Save view' }));
    const view = await screen.findByRole('link', { name: 'Mine' });
    expect(JSON.parse(localStorage.getItem('goldwren-staff-views') ?? '').state.views).toEqual({
      '/list': [{ name: 'Mine', search: 'status=open' }],
    });
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    await act(() => router.navigate('/list'));
    expect(view.getAttribute('aria-current')).toBeNull();
    await press.click(view);
    expect(router.state.location.search).toBe('?status=open');
    await press.click(screen.getByRole('button', { name: 'Delete view Mine' }));
    expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull();
  });
});
