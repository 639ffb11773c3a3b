import type { PolicyPack } from '@goldwren/rules';
import type { FakeResponses } from './fake-api.ts';

type PublishedPolicy = NonNullable<NonNullable<FakeResponses['policy']>['get']>;

/** The answer of `GET /policy` while this policy is in force, without its constants. */
export function publishedPack({ id, from, regions }: PolicyPack): PublishedPolicy {
  const places = Object.entries(regions).map(([name, allowed]) => {
    const [country, region] = name.split('-') as ['US', string];
    return { country, region, allowed: [...allowed] };
  });
  return { pack: { id, from, regions: places } } as never;
}
