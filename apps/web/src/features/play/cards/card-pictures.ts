/** The pictures come from the folders of the games, like their worlds. */
const pictures = import.meta.glob<string>('../games/*/{card-back,shoe}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a picture that each card game has in its own style. */
export function cardPicture(slug: string, name: 'card-back' | 'shoe'): string | undefined {
  return pictures[`../games/${slug}/${name}.svg`];
}
