import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../ui/action-link';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { panelColumns } from './panel-columns';

const Panel = styled(Paper)(({ theme: { shape, vars } }) => ({
  borderRadius: shape.device,
  '&[data-solid]': {
    borderColor: 'transparent',
    backgroundColor: vars.palette.secondary.main,
    // The dark scheme's accent is bright; the panel has a darker shade of it.
    '@media screen and (prefers-color-scheme: dark)': {
      backgroundColor: `color-mix(in srgb, ${vars.palette.secondary.main} 24%, ${vars.palette.background.default})`,
    },
  },
}));

type PanelDefinition = SectionProps<'panels'>['section']['panels'][number];

type PanelWordsProps = {
  panel: PanelDefinition;
  solid: boolean;
};

const PanelWords = ({ panel, solid }: PanelWordsProps) => (
  <Stack
    data-tone={solid ? 'band' : undefined}
    sx={{
      alignItems: 'start',
      gap: 5,
      height: '100%',
      px: { xs: 5, md: 7 },
      py: { xs: 6, md: 8 },
      // On green, text has the strongest of the band's colours.
      color: solid ? 'text.primary' : 'text.secondary',
    }}
  >
    <Typography variant="h3">{panel.title}</Typography>
    <Prose paragraphs={panel.paragraphs} />
    <ActionLink
      action={panel.action}
      variant={solid ? 'contained' : 'outlined'}
      sx={{ mt: 'auto' }}
    />
  </Stack>
);

/** Of two the second, so that there is one filled button; config may override it. */
const isHighlighted = (panels: PanelDefinition[], index: number) =>
  panels[index]?.highlight ?? (panels.length === 2 && index === 1 && panels[0]?.highlight !== true);

/** Every row is filled for any number of panels. With a motif two stand like two steps of a stair. */
export default function Panels({ section, number }: SectionProps<'panels'>) {
  const { panels, title, lead, label, tone, anchor } = section;
  const count = panels.length;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box
        sx={({ breakpoints, motif, spacing }) => ({
          display: 'grid',
          gap: spacing(5),
          gridTemplateColumns: 'minmax(0, 1fr)',
          [breakpoints.up('lg')]: {
            gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
            ...(motif &&
              count === 2 && {
                '& > :nth-of-type(odd)': { marginTop: spacing(8) },
                '& > :nth-of-type(even)': { marginBottom: spacing(8) },
              }),
          },
        })}
      >
        {panels.map((panel, index) => {
          const place = { index, count };
          const solid = isHighlighted(panels, index);
          const { twos, threes } = panelColumns(place);
          return (
            <Panel
              key={panel.title}
              data-solid={solid ? '' : undefined}
              sx={{
                gridColumn: {
                  lg: `span ${twos}`,
                  xl: threes === twos ? undefined : `span ${threes}`,
                },
              }}
            >
              <PanelWords panel={panel} solid={solid} />
            </Panel>
          );
        })}
      </Box>
    </Section>
  );
}
