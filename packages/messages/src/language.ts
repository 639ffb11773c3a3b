import type * as english from './en/index.ts';

/** What every language has: the areas of English, with the same messages, which take the same parameters. */
export type Language = typeof english;

/** The name of an area that the site shows, such as `account` or `games/keno-fortune`. */
export type Area = keyof Language['site'];
