import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Picture } from '../../pictures/picture';
import { fittedFigure } from '../../ui/figure';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

type EventProps = { event: SectionProps<'timeline'>['section']['events'][number] };

/** A mark on the line, level with the first line beside it. */
const mark = {
  content: '""',
  position: 'absolute',
  insetInlineStart: -9,
  width: 16,
  height: 16,
  bgcolor: 'secondary.main',
  border: '4px solid',
  borderColor: 'background.default',
  borderRadius: '50%',
  'section[data-tone="tint"] &': { borderColor: 'background.tint' },
} as const;

/** When it was stays in view beside what there is to see of it. */
const Event = ({ event: { when, title, text, picture, caption } }: EventProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      columnGap: 8,
      gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 9fr)' },
    }}
  >
    <Box
      sx={{
        containerType: 'inline-size',
        borderInlineStart: '2px solid',
        borderInlineStartWidth: { md: 0 },
        borderColor: 'secondary.main',
        paddingInlineStart: { xs: 5, md: 0 },
      }}
    >
      <Typography
        variant="h2"
        component="p"
        sx={[
          {
            position: { xs: 'relative', md: 'sticky' },
            top: { md: '7rem' },
            pb: { xs: 3, md: 8 },
            color: 'secondary.main',
            textAlign: { md: 'end' },
          },
          fittedFigure([when], 'h2'),
        ]}
      >
        {when}
      </Typography>
    </Box>
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 6,
        alignContent: 'start',
        gridTemplateColumns: { lg: picture && 'minmax(0, 5fr) minmax(0, 4fr)' },
        borderInlineStart: '2px solid',
        borderColor: 'secondary.main',
        paddingInlineStart: { xs: 5, md: 8 },
        pb: 8,
        'li:last-of-type > &': { pb: 0 },
        '&::before': { ...mark, top: { xs: 6, md: 14 }, display: { xs: 'none', md: 'block' } },
      }}
    >
      <Box sx={{ maxWidth: ({ space }) => space.measure, pt: { md: 3 } }}>
        <Typography variant="h3">{title}</Typography>
        {text !== undefined && (
          <Typography sx={{ mt: 3, textWrap: 'pretty' }}>
            <MarkedText text={text} />
          </Typography>
        )}
      </Box>
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(min-width: 992px) 30vw, 100vw" />
          {caption !== undefined && (
            <Typography component="figcaption" variant="label" sx={{ mt: 3 }}>
              {caption}
            </Typography>
          )}
        </figure>
      )}
    </Box>
  </Box>
);

export default function Timeline({ section, number }: SectionProps<'timeline'>) {
  const { events, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Box component="ol" role="list">
        {events.map((event, at) => (
          <Event key={at} event={event} />
        ))}
      </Box>
    </Section>
  );
}
