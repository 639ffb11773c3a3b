type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What has to be given to fill in a path of a router: `{ slug: string }` of `/games/:slug`. */
export type PathParams<Path extends string> = { [Name in NamesIn<Path>]: string };

/** A path with its parameters filled in and escaped, and a query where one is given. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  search?: Readonly<Record<string, string>>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return search ? `${filled}?${new URLSearchParams(search)}` : filled;
}
