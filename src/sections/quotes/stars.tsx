import MuiRating from '@mui/material/Rating';
import { fillIn } from '../../schema/texts';
import type { SectionDefinition } from '../registry';

type QuotesSection = SectionDefinition<'quotes'>;

type StarsProps = {
  quote: QuotesSection['quotes'][number];
  rating: QuotesSection['rating'];
};

/** How many of five stars were given, if any. */
export const Stars = ({ quote: { stars }, rating }: StarsProps) =>
  stars !== undefined &&
  rating !== undefined && (
    <MuiRating
      readOnly
      value={stars}
      getLabelText={(value) => fillIn(rating, { number: value })}
      sx={{ color: 'secondary.main', '& .MuiRating-iconEmpty': { color: 'control' } }}
    />
  );
