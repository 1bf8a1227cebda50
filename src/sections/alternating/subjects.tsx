import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { filling, Picture } from '../../pictures/picture';
import { Columns } from '../../ui/columns';
import { Points } from '../../ui/points';
import { Prose, TextBlock } from '../../ui/prose';
import { Title } from '../../ui/title';
import type { SectionDefinition } from '../registry';

/** The looks of one subject. */

export type Subject = SectionDefinition<'alternating'>['items'][number];

type SubjectProps = {
  item: Subject;
  titleId: string;
  /** The picture stands on the left of its text on wide screens. */
  turned: boolean;
};

const Words = ({ item, titleId }: Omit<SubjectProps, 'turned'>) => (
  <Stack sx={{ gap: 6 }}>
    <Title variant="h2" id={titleId} words={item.title} />
    <Prose paragraphs={item.paragraphs} />
    {item.points && <Points points={item.points} />}
  </Stack>
);

/** In narrow sections, as on small screens: below its words a picture that stays in view would lie on them. */
const inText = {
  '[data-width="text"] &': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { position: 'static', order: 0 },
  },
};

/** On small screens what is shown comes before what is told of it. */
const Beside = ({ item, titleId, turned }: SubjectProps) => (
  <Columns
    from="md"
    turned={turned}
    sx={({ breakpoints }) => ({
      alignItems: 'start',
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      [breakpoints.down('md')]: { '& > :last-child': { order: -1 } },
      ...inText,
    })}
  >
    <Words item={item} titleId={titleId} />
    <Box sx={{ maxWidth: { xs: '30rem', md: 'none' }, position: { md: 'sticky' }, top: '8rem' }}>
      <Picture picture={item.picture} />
    </Box>
  </Columns>
);

/** A drawing stands in the middle of its side. */
const onTint = {
  placeItems: 'center',
  p: { xs: 6, lg: 7 },
  bgcolor: 'background.tint',
  '& > *': { maxWidth: '30rem' },
};

/** A sheet of which the picture has a side. */
const Card = ({ item, titleId, turned }: SubjectProps) => (
  <Paper
    sx={{
      display: 'grid',
      overflow: 'hidden',
      gridTemplateColumns: { lg: turned ? '5fr 7fr' : '7fr 5fr' },
      borderRadius: ({ shape }) => `${shape.device}px`,
      '& > :first-of-type': { px: { xs: 5, lg: 8 }, py: { xs: 6, lg: 8 } },
      '& > :last-child': {
        display: 'grid',
        order: { lg: turned ? -1 : 0 },
        ...('scene' in item.picture ? onTint : filling),
      },
      ...inText,
    }}
  >
    <Words item={item} titleId={titleId} />
    <div>
      <Picture picture={item.picture} />
    </div>
  </Paper>
);

/** The heading and a small picture in the margin, beside it the text: its beginning large, the rest in two columns. */
const Ledger = ({ item, titleId }: SubjectProps) => (
  <Box
    sx={({ breakpoints, spacing }) => ({
      display: 'grid',
      gap: spacing(6, 8),
      '& > :last-child': { maxWidth: 'scene' in item.picture ? '15rem' : '30rem', order: -1 },
      [breakpoints.up('lg')]: {
        gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)',
        '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
        '& > :last-child': { gridColumn: 1, gridRow: 2 },
      },
      ...inText,
    })}
  >
    <div>
      <Title variant="h2" id={titleId} words={item.title} />
    </div>
    <Box
      sx={({ breakpoints, spacing, space, typography, vars }) => ({
        display: 'grid',
        gap: spacing(5, 7),
        alignItems: 'start',
        textWrap: 'pretty',
        '& ul': { maxWidth: 'none' },
        [breakpoints.up('md')]: {
          '& > p:first-of-type': { ...typography.lead, color: vars.palette.text.primary },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          // The first text is larger; another one that stands alone has its row as well.
          '& > p:first-of-type, & > p:nth-of-type(even):last-child': { gridColumn: '1 / -1' },
          '& > p:last-child': { maxWidth: space.measure },
        },
      })}
    >
      {item.paragraphs.map((block, place) => (
        <TextBlock key={place} block={block} />
      ))}
      {/* Beside a text that stands alone, below texts that stand in pairs. */}
      {item.points && (
        <Box sx={{ gridColumn: { md: item.paragraphs.length % 2 === 0 ? 'auto' : '1 / -1' } }}>
          <Points points={item.points} />
        </Box>
      )}
    </Box>
    <div>
      <Picture picture={item.picture} />
    </div>
  </Box>
);

export const looks = { beside: Beside, card: Card, ledger: Ledger };
