import { cardPicture } from './card-pictures.ts';

/** The back of a game's cards. */
export function CardBack({ slug }: { slug: string }) {
  return <img src={cardPicture(slug, 'card-back')} alt="" className="card-face is-back" draggable={false} />;
}
