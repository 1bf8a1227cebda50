import Box from '@mui/material/Box';
import { Carousel } from '../../ui/carousel/carousel';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { Quote } from './quote';

/**
 * What others said. Search engines are told nothing of it: what a firm says of itself is no review
 * to them (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
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
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
          }}
        >
          {slides.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </Box>
      )}
    </Section>
  );
}
