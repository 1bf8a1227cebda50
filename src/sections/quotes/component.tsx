import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photograph } from '../../pictures/photograph';
import { Carousel } from '../../ui/carousel/carousel';
import { filledPlace, filledRows } from '../../ui/filled-rows';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import type { SectionDefinition } from '../registry';
import type { SectionProps } from '../section-props';
import { Stars } from './stars';

type QuoteProps = {
  quote: SectionDefinition<'quotes'>['quotes'][number];
  rating: SectionDefinition<'quotes'>['rating'];
};

/** In CSS pixels. */
const portrait = 56;

const Portrait = styled(Photograph)({ width: portrait, height: portrait, objectFit: 'cover' });

/** A quote: first the words, then who said them. */
const Quote = ({ quote, rating }: QuoteProps) => {
  const { words, name, role, photo } = quote;
  return (
    <Paper
      component="figure"
      sx={{ display: 'flex', flexDirection: 'column', gap: 5, height: '100%', p: 6 }}
    >
      <Stars quote={quote} rating={rating} />
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

const most = { xs: 1, md: 2, xl: 3 } as const;

/**
 * Quotes about the firm. No structured data: search engines do not count a firm's statements about itself as
 * reviews (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export default function Quotes({ section, number }: SectionProps<'quotes'>) {
  const { title, lead, label, tone, anchor, quotes, rating, carousel } = section;
  const slides = quotes.map((quote, place) => ({
    key: `${place} ${quote.name}`,
    content: <Quote quote={quote} rating={rating} />,
  }));
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      {carousel ? (
        <Carousel name={title} options={carousel} slides={slides} />
      ) : (
        <Box component="ul" role="list" sx={{ ...filledRows(most), gap: 5 }}>
          {slides.map(({ key, content }, index) => (
            <Box component="li" key={key} sx={filledPlace({ index, count: slides.length }, most)}>
              {content}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
