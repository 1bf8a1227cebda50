import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Photograph } from '../../../pictures/photograph';
import { useTextAsRead } from '../../../theme/text-as-read';
import { filledPlace, filledRows } from '../../../ui/filled-rows';
import { MarkedText } from '../../../ui/marked-text';
import { SectionFrame } from '../../../ui/section';
import type { SectionDefinition } from '../../registry';
import type { SectionProps } from '../../section-props';
import { Stars } from '../stars';
import { lettersFor } from './letters';

type QuotesSection = SectionDefinition<'quotes'>;
type Quote = QuotesSection['quotes'][number];

type QuoteProps = { quote: Quote; rating: QuotesSection['rating'] };

/** Beside a plane in the colour of the highlighter. */
const Portrait = styled(Photograph)(({ theme: { vars, shape, spacing } }) => ({
  width: `calc(100% - ${spacing(4)})`,
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: shape.card,
  boxShadow: `${spacing(4)} ${spacing(4)} 0 ${vars.palette.highlight.main}`,
}));

/** The marks of the page's language; the first one hangs beside the text. */
const Words = styled(Typography)({
  hangingPunctuation: 'first',
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
}) as typeof Typography;

const Who = ({ name, role }: Quote) => (
  <Box component="figcaption" sx={{ pt: 4, borderTop: 2, borderColor: 'secondary.main' }}>
    <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
      {name}
    </Typography>
    {role !== undefined && <Typography>{role}</Typography>}
  </Box>
);

const LargeQuote = ({ quote, rating, turned }: QuoteProps & { turned: boolean }) => {
  const asRead = useTextAsRead();
  const columns = turned ? 'minmax(0, 8fr) minmax(0, 4fr)' : 'minmax(0, 4fr) minmax(0, 8fr)';
  return (
    <Box
      sx={{
        display: 'grid',
        rowGap: 7,
        columnGap: 9,
        alignItems: 'center',
        gridTemplateColumns: quote.photo && { md: columns },
      }}
    >
      {quote.photo && (
        <Box sx={{ maxWidth: { xs: '16rem', md: 'none' }, order: { md: turned ? 1 : 0 } }}>
          <Portrait photo={quote.photo} sizes="(min-width: 768px) 33vw, 16rem" />
        </Box>
      )}
      <Stack component="figure" sx={{ gap: 6, alignItems: 'start' }}>
        <Stars quote={quote} rating={rating} />
        <Box component="blockquote" sx={{ m: 0 }}>
          <Words
            variant={lettersFor(asRead(quote.words))}
            component="p"
            sx={{ maxWidth: quote.photo ? undefined : '26em' }}
          >
            <MarkedText text={quote.words} />
          </Words>
        </Box>
        <Who {...quote} />
      </Stack>
    </Box>
  );
};

const SmallQuote = ({ quote, rating }: QuoteProps) => (
  <Stack component="figure" sx={{ gap: 4, height: '100%', alignItems: 'start' }}>
    <Stars quote={quote} rating={rating} />
    <Box component="blockquote" sx={{ m: 0 }}>
      <Words variant="lead" color="textPrimary">
        <MarkedText text={quote.words} />
      </Words>
    </Box>
    <Typography component="figcaption" sx={{ mt: 'auto' }}>
      {[quote.name, quote.role].filter(Boolean).join(', ')}
    </Typography>
  </Stack>
);

const most = { xs: 1, md: 2, lg: 3 } as const;

/** The first quote, and each with a photograph, in very large letters; the others below them. */
export default function LargeQuotes({ section, number }: SectionProps<'quotes'>) {
  const titleId = useId();
  const { quotes, rating, title, lead, ...frame } = section;
  const large = quotes.filter(({ photo }, at) => at === 0 || photo !== undefined);
  const small = quotes.filter((quote) => !large.includes(quote));
  return (
    <SectionFrame {...frame} titleId={titleId} number={number}>
      {/* Small: what was said is the headline. */}
      <Stack data-as="heading" sx={{ gap: 3, mb: 6 }}>
        <Typography
          variant="lead"
          component="h2"
          id={titleId}
          sx={{ color: 'text.primary', fontWeight: 600 }}
        >
          {title}
        </Typography>
        {lead && (
          <Typography sx={{ maxWidth: '44ch' }}>
            <MarkedText text={lead} />
          </Typography>
        )}
      </Stack>
      <Stack sx={{ gap: 9 }}>
        {large.map((quote, at) => (
          <LargeQuote key={at} quote={quote} rating={rating} turned={at % 2 === 1} />
        ))}
        {small.length > 0 && (
          <Box component="ul" role="list" sx={{ ...filledRows(most), rowGap: 7, columnGap: 6 }}>
            {small.map((quote, index) => (
              <Box
                component="li"
                key={index}
                sx={[
                  filledPlace({ index, count: small.length }, most),
                  { pt: 5, borderTop: 1, borderColor: 'control' },
                ]}
              >
                <SmallQuote quote={quote} rating={rating} />
              </Box>
            ))}
          </Box>
        )}
      </Stack>
    </SectionFrame>
  );
}
