type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a router path: `{ slug: string }` for `/games/:slug`. */
export type PathParams<Path extends string> = { [Name in NamesIn<Path>]: string };

/** Returns a path with its escaped parameters and an optional query string. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  search?: Readonly<Record<string, string>>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return search ? `${filled}?${new URLSearchParams(search)}` : filled;
}
