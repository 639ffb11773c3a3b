/** The back of a card. Each game's style has its picture. */
export function CardBack() {
  return <span className="card-face is-back" />;
}
