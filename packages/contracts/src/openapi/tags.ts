/** What comes after `/api/`, and for staff after `/api/staff/`. */
type AreaOf<Path> = Path extends `/api/staff/${infer Rest}` ? Rest : Path extends `/api/${infer Rest}` ? Rest : never;
type FirstSegment<Rest> = Rest extends `${infer First}/${string}` ? First : Rest;
type TagOfPath<Path> = Path extends `${string}/webhooks/${string}`
  ? 'webhooks'
  : FirstSegment<AreaOf<Path>> extends infer First
    ? First extends 'openapi.json'
      ? 'docs'
      : First
    : never;
type PathsIn<C> = {
  [Area in keyof C]: { [Call in keyof C[Area]]: C[Area][Call] extends { path: infer P } ? P : never }[keyof C[Area]];
}[keyof C];

/** Every tag of a contract's document. */
export type TagIn<C> = TagOfPath<PathsIn<C>> & string;

/**
 * The tag of a call: the first segment of its path, so that a consumer who knows the path finds the section. Webhooks,
 * which no consumer calls, are a section of their own.
 */
export function tagOf(path: string): string {
  if (path.includes('/webhooks/')) return 'webhooks';
  const [, segment = ''] = /^\/api\/(?:staff\/)?([^/]+)/.exec(path) ?? [];
  return segment === 'openapi.json' ? 'docs' : segment;
}
