import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photograph } from '../../../pictures/photograph';
import { Bubble } from '../../../ui/bubble';
import { filledPlace, filledRows } from '../../../ui/filled-rows';
import { MarkedText } from '../../../ui/marked-text';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { Stars } from '../stars';

/** In CSS pixels. */
const portrait = 80;

const Portrait = styled(Photograph)({ width: portrait, height: portrait, objectFit: 'cover' });

const most = { xs: 1, md: 2, lg: 3 } as const;

/** Speech bubbles, each above who says it. */
export default function QuoteBubbles({ section, number }: SectionProps<'quotes'>) {
  const { title, lead, label, tone, anchor, quotes, rating } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box component="ul" role="list" sx={{ ...filledRows(most), columnGap: 6, rowGap: 7 }}>
        {quotes.map((quote, index) => (
          <Stack
            component="li"
            key={`${index} ${quote.name}`}
            sx={filledPlace({ index, count: quotes.length }, most)}
          >
            <Stack component="figure" sx={{ flex: 1 }}>
              <Bubble sx={{ flex: 1 }}>
                <Stars quote={quote} rating={rating} />
                <Box component="blockquote" sx={{ m: 0 }}>
                  <Typography variant="lead" color="textPrimary">
                    <MarkedText text={quote.words} />
                  </Typography>
                </Box>
              </Bubble>
              <Stack
                component="figcaption"
                direction="row"
                sx={{ gap: 4, alignItems: 'center', minHeight: portrait, px: 3 }}
              >
                {quote.photo && (
                  <Avatar sx={{ width: portrait, height: portrait }}>
                    <Portrait photo={quote.photo} sizes={`${portrait}px`} />
                  </Avatar>
                )}
                <div>
                  <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
                    {quote.name}
                  </Typography>
                  {quote.role !== undefined && <Typography>{quote.role}</Typography>}
                </div>
              </Stack>
            </Stack>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
