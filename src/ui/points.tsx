import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { LedgerEntry, LedgerList } from './ledger-list';
import { MarkedText } from './marked-text';

type PointsProps = { points: readonly string[] };

/** Checked entries of a ledger. */
export const Points = ({ points }: PointsProps) => (
  <LedgerList>
    {points.map((point) => (
      <LedgerEntry key={point} icon={<CheckOutlined fontSize="small" />}>
        <span>
          <MarkedText text={point} />
        </span>
      </LedgerEntry>
    ))}
  </LedgerList>
);
