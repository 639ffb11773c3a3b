import { courtArt } from './court-art.ts';
import { faceMiddle, Pip } from './pip.tsx';

export interface CourtFigureProps {
  rank: string;
  suit: string;
}

/** Both heads of a figure in its frame, with the suit symbol at the shoulder. */
export function CourtFigure({ rank, suit }: CourtFigureProps) {
  const court = courtArt[rank];
  if (!court) return null;
  const half = (
    <>
      <g transform={court.mirrored ? 'translate(47 12) scale(-1 1)' : 'translate(13 12)'}>
        <path d={court.ink} />
        <path d={court.skin} fill="var(--card-paper)" />
        <path d={court.gold} fill="var(--card-gold)" />
        <path d={`${court.skin} ${court.gold} ${court.lines}`} className="card-lines" />
      </g>
      <Pip suit={suit} x={court.pip[0]} y={court.pip[1]} size={7} />
    </>
  );
  return (
    <>
      <rect x="13" y="6.5" width="34" height="71" rx="2.5" className="card-frame" />
      {half}
      <g transform={`rotate(180 30 ${faceMiddle})`}>{half}</g>
      <path d={`M13 ${faceMiddle}H47`} className="card-lines" />
    </>
  );
}
