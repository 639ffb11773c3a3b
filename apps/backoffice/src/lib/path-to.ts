import { addressOf, type PathParams } from '@goldwren/ui/address';
import { type PageId, pages } from '../pages.ts';

type Params<Id extends PageId> = PathParams<(typeof pages)[Id]['path']>;

/** Pages without parameters in their path. */
export type PlainPage = { [Id in PageId]: keyof Params<Id> extends never ? Id : never }[PageId];

type ParamTarget = { [Id in PageId]: Id extends PlainPage ? never : { page: Id; params: Params<Id> } }[PageId];

/** A page of the back office. `search` becomes the query string. */
export type Target = ({ page: PlainPage; params?: undefined } | ParamTarget) & {
  search?: Readonly<Record<string, string>> | undefined;
};

/** Returns the URL of a page, relative to the router's base. */
export function pathTo({ page, params, search }: Target): string {
  return addressOf(pages[page].path, params, search);
}
