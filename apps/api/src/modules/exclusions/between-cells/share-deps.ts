import type { Context } from '../../../context.ts';
import type { SharedExclusions } from '../../cells/public.ts';

/** What publishing and reading exclusions need. */
export interface ShareDeps extends Pick<Context, 'database' | 'events'> {
  readonly config: { readonly seedKey: Buffer };
  readonly shared: SharedExclusions;
  /** The name of this cell. */
  readonly own: string;
}
