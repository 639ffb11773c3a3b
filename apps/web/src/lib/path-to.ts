import { addressOf, type PathParams } from '@goldwren/ui/address';
import { type AwaitedPage, type PageId, pages } from '../pages.ts';

type Params<Id extends PageId> = PathParams<(typeof pages)[Id]['path']>;

/** Pages whose path is complete as it stands. */
export type PlainPage = { [Id in PageId]: keyof Params<Id> extends never ? Id : never }[PageId];

type ParamTarget = { [Id in PageId]: Id extends PlainPage ? never : { page: Id; params: Params<Id> } }[PageId];

// One member for all plain pages: the compiler takes a union of pages apart for 25 of them at most.
type TargetOf<Page extends PlainPage | AwaitedPage> = ({ page: Page; params?: undefined } | ParamTarget) & {
  search?: Readonly<Record<string, string>> | undefined;
};

/** A place on the site. `search` becomes the query string. */
export type Target = TargetOf<PlainPage>;

/** A place on the site, or one that it will have. */
export type AwaitedTarget = TargetOf<PlainPage | AwaitedPage>;

/** False for a page of the specification that is not there yet. */
export function exists(target: AwaitedTarget): target is Target {
  return target.page in pages;
}

/** The address of a page: `pathTo({ page: 'game-player', params: { slug } })`. */
export function pathTo({ page, params, search }: Target): string {
  return addressOf(pages[page].path, params, search);
}
