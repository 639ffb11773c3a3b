import { tableMessages as messages } from '@goldwren/messages/staff/table';
import { TextField } from '@goldwren/ui/field';
import { Icon } from '@goldwren/ui/icons';
import { useLocation } from 'react-router';
import { deleteView, type SavedView, saveView, useViews } from '../lib/lists/views-store.ts';
import { ActionButton } from './action-dialog.tsx';
import { SamePageLink } from './page-link.tsx';

const none: readonly SavedView[] = [];
const nameMaxLength = 40;

/** The filters of this URL without the page of the list. */
function filtersOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('cursor');
  return params.toString();
}

/** The saved filters of a list as links, and a button that saves the current ones. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const views = useViews((state) => state.views[pathname] ?? none);
  const current = filtersOf(search);
  const isSaved = views.some((view) => view.search === current);
  if (views.length === 0 && current === '') return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {views.length > 0 ? (
        <ul aria-label={messages.views} className="contents">
          {views.map((view) => (
            <li key={view.name} className="flex items-center rounded-full border border-line-strong">
              <SamePageLink
                search={view.search}
                aria-current={view.search === current ? 'true' : undefined}
                className="min-h-9 content-center rounded-l-full pl-3 text-sm font-semibold aria-[current]:underline"
              >
                {view.name}
              </SamePageLink>
              <button
                type="button"
                aria-label={messages.deleteView(view.name)}
                onClick={() => deleteView(pathname, view.name)}
                className="grid size-9 place-items-center rounded-r-full text-ink-3 hover:text-ink"
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {current !== '' && !isSaved ? (
        <ActionButton
          label={messages.saveView}
          title={messages.saveViewTitle}
          text={messages.saveViewText}
          fields={['name'] as const}
          send={({ name }) => {
            saveView(pathname, { name: name.trim() || messages.unnamedView, search: current });
            return Promise.resolve();
          }}
          done={messages.viewSaved}
        >
          {() => <TextField label={messages.viewName} name="name" maxLength={nameMaxLength} />}
        </ActionButton>
      ) : null}
    </div>
  );
}
