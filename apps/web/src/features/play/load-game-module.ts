import type { GameModule } from './game-module.ts';

const loaders: Readonly<Record<string, () => Promise<GameModule>>> = {
  'starlight-fortune': async () => (await import('./starlight/starlight-module.ts')).starlightModule,
  'jacks-or-better-poker': async () => (await import('./jacks/jacks-module.ts')).jacksModule,
};

/** True when this page knows how to show the game. */
export function isPlayable(slug: string): boolean {
  return Object.hasOwn(loaders, slug);
}

/** @throws RangeError for a game this page has no stage for. */
export async function loadGameModule(slug: string): Promise<GameModule> {
  const load = isPlayable(slug) ? loaders[slug] : undefined;
  if (!load) throw new RangeError(`no stage for ${slug}`);
  return load();
}
