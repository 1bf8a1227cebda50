import Box from '@mui/material/Box';
import { useId } from 'react';
import { untilWhole } from '../../../ui/until-whole';
import type { SectionProps } from '../../section-props';
import { CutPicture } from '../cut-picture';
import { Region, Sheet, Words } from '../opening-parts';

/** The words begin where those of the other sections do. */
export default function Split({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  return (
    <Region
      section={section}
      titleId={titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        minHeight: { lg: 'clamp(34rem, 100svh - 7rem, 54rem)' },
        bgcolor: 'background.tint',
      }}
    >
      <Box
        sx={({ space, breakpoints, spacing }) => ({
          ...(section.picture && untilWhole),
          alignSelf: 'center',
          paddingBlock: spacing(8),
          paddingInline: space.gutter,
          [breakpoints.up('lg')]: {
            paddingBlock: spacing(9),
            paddingInlineStart: `max(${space.gutter}, 100% - ${space.container} / 2)`,
            paddingInlineEnd: spacing(8),
          },
        })}
      >
        <Words section={section} titleId={titleId}>
          <Sheet form={section.form} />
        </Words>
      </Box>
      <CutPicture
        section={section}
        sizes="(min-width: 992px) 60vw, 100vw"
        sx={{
          order: { xs: -1, lg: 0 },
          height: { xs: 'clamp(15rem, 66vw, 30rem)', lg: 'auto' },
        }}
      />
    </Region>
  );
}
