import './risk-ball.css';

/** Rings on a ball by risk. The number of rings identifies the risk, not the color. */
const rings: Readonly<Record<string, readonly number[]>> = { low: [7], medium: [7, 13], high: [7, 13, 19] };

/** The ball of a risk, for the board and for its paytable row. */
export function RiskBall({ id }: { id: string }) {
  return (
    <svg className="plinko-risk size-9" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      {rings[id]?.map((radius) => (
        <circle key={radius} className="ring" cx="24" cy="24" r={radius} />
      ))}
    </svg>
  );
}
