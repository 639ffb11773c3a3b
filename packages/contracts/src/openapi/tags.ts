/** The part of the path after `/api/`, or for staff after `/api/staff/`. */
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
 * Returns the tag of a call: the first segment of its path, so that consumers find the section by the path. Webhooks have
 * their own section, because API consumers never call them.
 */
export function getTag(path: string): string {
  if (path.includes('/webhooks/')) return 'webhooks';
  const [, segment = ''] = /^\/api\/(?:staff\/)?([^/]+)/.exec(path) ?? [];
  return segment === 'openapi.json' ? 'docs' : segment;
}
