/** The edge of the seal in a box, which differs for every commitment. */
export function edgeOfSeal(box: HTMLElement): string {
  const edge = box.querySelector('.seal-edge path')?.getAttribute('d');
  if (!edge) throw new Error('There is no seal');
  return edge;
}
