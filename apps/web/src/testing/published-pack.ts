import type { PolicyPack } from '@goldwren/rules';
import type { Answers } from './fake-api.ts';

type PublishedPolicy = NonNullable<NonNullable<Answers['policy']>['get']>;

/** The answer of `GET /policy` while this policy is in force, without its constants. */
export function publishedPack({ id, from, regions }: PolicyPack): PublishedPolicy {
  const places = Object.entries(regions).map(([name, allowed]) => {
    const [country, region] = name.split('-') as ['US', string];
    return { country, region, allowed: [...allowed] };
  });
  return { pack: { id, from, regions: places } } as never;
}
