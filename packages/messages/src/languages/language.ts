import type * as english from '../en/index.ts';

/** The shape of every language: the same areas as English, with the same messages and parameters. */
export type Language = typeof english;

/** The name of an area that the site shows, such as `account` or `games/keno-fortune`. */
export type Area = keyof Language['site'];
