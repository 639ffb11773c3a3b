import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A named set of filters of a list, as the query string of its page. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

interface ViewsState {
  /** By the path of the page. */
  views: Readonly<Record<string, readonly SavedView[]>>;
}

/**
 * The views of this person, stored on this device. A view is a URL, so another staff member gets it as a link. Private filters are in no
 * URL, so they are never stored.
 */
export const useViews = create<ViewsState>()(
  persist((): ViewsState => ({ views: {} }), { name: 'goldwren-staff-views' }),
);

/** Saves a view, replacing one with the same name. */
export function saveView(path: string, view: SavedView): void {
  useViews.setState(({ views }) => ({
    views: { ...views, [path]: [...without(views[path], view.name), view] },
  }));
}

export function deleteView(path: string, name: string): void {
  useViews.setState(({ views }) => ({ views: { ...views, [path]: without(views[path], name) } }));
}

function without(views: readonly SavedView[] = [], name: string): SavedView[] {
  return views.filter((view) => view.name !== name);
}
