import { addressOf, type PathParams } from '@goldwren/ui/address';
import { type PageId, pages } from '../../pages.ts';

type Params<Id extends PageId> = PathParams<(typeof pages)[Id]['path']>;

/** Pages whose path has no parameters. */
export type PlainPage = { [Id in PageId]: keyof Params<Id> extends never ? Id : never }[PageId];

type ParamTarget = { [Id in PageId]: Id extends PlainPage ? never : { page: Id; params: Params<Id> } }[PageId];

/** A page of the site with its parameters. `search` becomes the query string. */
// One member for all plain pages, because the compiler only expands unions of up to 25 members.
export type Target = ({ page: PlainPage; params?: undefined } | ParamTarget) & {
  search?: Readonly<Record<string, string>> | undefined;
};

/** Builds the address of a page: `pathTo({ page: 'game-player', params: { slug } })`. */
export function pathTo({ page, params, search }: Target): string {
  return addressOf(pages[page].path, params, search);
}
