import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../ui/action-link';
import { filledPlace, filledRows } from '../../ui/filled-rows';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

const Panel = styled(Paper)(({ theme: { shape, vars } }) => ({
  borderRadius: shape.device,
  '&[data-solid]': {
    borderColor: 'transparent',
    // On dark grounds, in either scheme, the accent is bright; the panel has a darker shade of it.
    backgroundColor: [
      vars.palette.background.band,
      `light-dark(${vars.palette.secondary.main}, color-mix(in srgb, ${vars.palette.secondary.main} 24%, ${vars.palette.background.default}))`,
    ],
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

const most = { xs: 1, lg: 2, xl: 3 } as const;

/** Every row is filled for any number of panels. */
export default function Panels({ section, number }: SectionProps<'panels'>) {
  const { panels, title, lead, label, tone, anchor } = section;
  const count = panels.length;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box sx={{ ...filledRows(most), gap: 5 }}>
        {panels.map((panel, index) => {
          const solid = isHighlighted(panels, index);
          return (
            <Panel
              key={panel.title}
              data-solid={solid ? '' : undefined}
              sx={filledPlace({ index, count }, most)}
            >
              <PanelWords panel={panel} solid={solid} />
            </Panel>
          );
        })}
      </Box>
    </Section>
  );
}
