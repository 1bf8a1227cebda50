import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { TextList } from '../schema/block';
import { parseMarks, type Piece } from '../schema/parse-marks';
import { isolated } from '../theme/isolated';
import { SiteLink } from './site-link';

type ShowPiece = { leaves: (to: string) => boolean };

/** A telephone number, which is read in one piece; words that lead to one may break. */
const isNumber = ({ to, pieces }: Extract<Piece, { mark: 'link' }>) =>
  to.startsWith('tel:') &&
  pieces.every((piece) => typeof piece === 'string' && !/\p{L}/u.test(piece));

const MarkedPiece = ({ piece, leaves }: ShowPiece & { piece: Piece }) => {
  if (typeof piece === 'string') return isolated(piece);
  const inside = <Pieces pieces={piece.pieces} leaves={leaves} />;
  if (piece.mark === 'link') {
    return (
      <Link
        component={SiteLink}
        to={piece.to}
        newTab={leaves(piece.to)}
        {...(isNumber(piece) && { sx: { whiteSpace: 'nowrap' } })}
      >
        {inside}
      </Link>
    );
  }
  return piece.mark === 'bold' ? <strong>{inside}</strong> : <em>{inside}</em>;
};

const Pieces = ({ pieces, leaves }: ShowPiece & { pieces: Piece[] }) =>
  pieces.map((piece, place) => <MarkedPiece key={place} piece={piece} leaves={leaves} />);

/** Links that lead away from the form open in a new tab: what was typed must not be lost. */
const leavesForm = (to: string) => /^(?:\/|https:|link:)/.test(to);

const leavesNothing = () => false;

/** A text of a form with its marks rendered; never HTML. */
export const showMarks = (text: string) => <Pieces pieces={parseMarks(text)} leaves={leavesForm} />;

export const showOnPage = (text: string) => (
  <Pieces pieces={parseMarks(text)} leaves={leavesNothing} />
);

export const showList = ({ list, numbered = false }: TextList) => (
  <List
    component={numbered ? 'ol' : 'ul'}
    sx={{ listStyle: numbered ? 'decimal' : 'disc', paddingInlineStart: 6 }}
  >
    {list.map((point, place) => (
      <ListItem key={place} sx={{ display: 'list-item', '& + &': { mt: 2 } }}>
        {showOnPage(point)}
      </ListItem>
    ))}
  </List>
);
