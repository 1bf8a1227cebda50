import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { preloadedPart } from '../../loading/load-chunk';
import { Columns } from '../../ui/columns';
import { ContactWays } from '../../ui/contact-ways';
import { LazyForm } from '../../ui/lazy-form';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { PreloadContext, SectionProps } from '../section-props';

/** Only loaded by forms with such marks beside them. */
const MarkedList = preloadedPart(() => import('../../ui/marked-list'));

export const preload = ({ section }: PreloadContext<'form'>) =>
  section.aside?.marks ? MarkedList.preload() : undefined;

type Layout = SectionProps<'form'>['section']['layout'];

type SideProps = { title: string; layout: Layout; children: ReactNode };

const middle = { width: '100%', maxWidth: '46rem', mx: 'auto' };

/** Below the form as wide as it, its points in columns. */
const below = {
  ...middle,
  '& ul': {
    display: 'grid',
    maxWidth: 'none',
    columnGap: 6,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  },
};

/** Beside the form it is a sheet that stays in view, as high as the form or the window; its points fill that room. */
const beside: SxProps<Theme> = {
  position: { lg: 'sticky' },
  top: '7rem',
  display: 'flex',
  flexDirection: 'column',
  minHeight: { lg: 'min(100%, 100svh - 9rem)' },
  '& > ul': {
    display: { lg: 'grid' },
    flexGrow: 1,
    gridAutoRows: 'minmax(min-content, 7.5rem)',
    typography: { lg: 'lead' },
    textWrap: 'pretty',
    '& > li': { alignItems: { lg: 'center' } },
  },
  p: { xs: 5, sm: 7 },
  borderRadius: ({ shape }) => `${shape.card}px`,
  bgcolor: 'background.tint',
  'section[data-tone="tint"] &': { bgcolor: 'background.default' },
};

const Side = ({ title, layout, children }: SideProps) => (
  <Box sx={layout === 'below' ? below : beside}>
    <Typography variant="h3" sx={{ mb: 4 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Other ways to reach the agency, beside a form. */
const ContactDetails = ({ layout }: { layout: Layout }) => (
  <Side title={useSite().site.header.contactLabel} layout={layout}>
    <ContactWays />
  </Side>
);

/** A form, and beside it help or other ways to reach the agency. */
export default function FormSection({ section, number }: SectionProps<'form'>) {
  const { title, label, lead, tone, anchor, form, aside, layout } = section;
  const isBelow = layout === 'below';
  const parts = (
    <>
      <Paper sx={[{ px: { xs: 4, sm: 7 }, py: { xs: 6, sm: 7 } }, isBelow && middle]}>
        <LazyForm name={form} />
      </Paper>
      {aside ? (
        <Side title={aside.title} layout={layout}>
          {aside.marks ? (
            <MarkedList list={aside.points} marks={aside.marks} />
          ) : (
            <Points points={aside.points} />
          )}
        </Side>
      ) : (
        <ContactDetails layout={layout} />
      )}
    </>
  );
  return (
    <Section title={title} label={label} lead={lead} number={number} tone={tone} anchor={anchor}>
      {isBelow ? (
        <Stack sx={{ gap: 8 }}>{parts}</Stack>
      ) : (
        <Columns turned={layout === 'end'} sx={{ alignItems: 'start' }}>
          {parts}
        </Columns>
      )}
    </Section>
  );
}
