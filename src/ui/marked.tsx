import Link from '@mui/material/Link';
import { parseMarks, type Piece } from '../contract/parse-marks';
import { SiteLink } from './site-link';

/** What leads away from the form does so in a new tab: what was typed must not be left behind. */
const leadsAway = /^(?:\/|https:|link:)/;

const MarkedPiece = ({ piece }: { piece: Piece }) => {
  if (typeof piece === 'string') return piece;
  const inside = <Pieces pieces={piece.pieces} />;
  if (piece.mark === 'link') {
    return (
      <Link component={SiteLink} to={piece.to} newTab={leadsAway.test(piece.to)}>
        {inside}
      </Link>
    );
  }
  return piece.mark === 'bold' ? <strong>{inside}</strong> : <em>{inside}</em>;
};

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map((piece, place) => <MarkedPiece key={place} piece={piece} />);

/** A text of config with what its marks make of it; never HTML. */
export const showMarks = (text: string) => <Pieces pieces={parseMarks(text)} />;
