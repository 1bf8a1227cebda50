import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photograph } from '../../pictures/photograph';
import { fillIn } from '../../schema/texts';
import { MarkedText } from '../../ui/marked-text';
import type { SectionDefinition } from '../registry';

type Quotes = SectionDefinition<'quotes'>;
type QuoteProps = { quote: Quotes['quotes'][number]; rating: Quotes['rating'] };

/** In pixels, on the screen. */
const portrait = 56;

const Portrait = styled(Photograph)({ width: portrait, height: portrait, objectFit: 'cover' });

/** What somebody said: the words first, then who it was. */
export const Quote = ({ quote, rating }: QuoteProps) => {
  const { words, name, role, photo, stars } = quote;
  return (
    <Paper
      component="figure"
      sx={{ display: 'flex', flexDirection: 'column', gap: 5, height: '100%', p: 6 }}
    >
      {stars !== undefined && rating !== undefined && (
        <Rating
          readOnly
          value={stars}
          getLabelText={(value) => fillIn(rating, { number: value })}
          sx={{ color: 'secondary.main', '& .MuiRating-iconEmpty': { color: 'control' } }}
        />
      )}
      <Box component="blockquote" sx={{ m: 0 }}>
        <Typography color="textPrimary" sx={{ textWrap: 'pretty' }}>
          <MarkedText text={words} />
        </Typography>
      </Box>
      <Stack
        component="figcaption"
        direction="row"
        sx={{ mt: 'auto', gap: 4, alignItems: 'center' }}
      >
        {photo && (
          <Avatar sx={{ width: portrait, height: portrait }}>
            <Portrait photo={photo} sizes={`${portrait}px`} />
          </Avatar>
        )}
        <div>
          <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {role !== undefined && <Typography>{role}</Typography>}
        </div>
      </Stack>
    </Paper>
  );
};
