import Box from '@mui/material/Box';
import { useId } from 'react';
import { CoverPhoto } from '../../../ui/on-picture';
import { untilWhole } from '../../../ui/until-whole';
import { frame, HeaderWords, type HeaderProps } from '../header-words';

/** The photograph stands beside the words, up to the edge of the window. */
export default function Beside(props: HeaderProps) {
  const titleId = useId();
  const { picture, anchor, tone } = props.section;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={anchor}
      data-tone={tone}
      sx={{
        ...frame,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        minHeight: { lg: '26rem' },
      }}
    >
      <Box
        sx={({ space, breakpoints, spacing }) => ({
          ...(picture && untilWhole),
          alignSelf: 'center',
          paddingBlock: spacing(8, 6),
          paddingInline: space.gutter,
          [breakpoints.up('lg')]: {
            // The words begin where those of the other sections do: this is 7 of 12 columns of the window.
            paddingInlineStart: `max(${space.gutter}, 100% * 6 / 7 - ${space.container} / 2)`,
            paddingInlineEnd: spacing(8),
            paddingBlockEnd: spacing(8),
          },
        })}
      >
        <HeaderWords {...props} titleId={titleId} />
      </Box>
      {picture && (
        <Box
          sx={{
            position: 'relative',
            aspectRatio: { xs: '3 / 2', lg: 'auto' },
            '@media print': { aspectRatio: 'auto', height: '15rem' },
          }}
        >
          <CoverPhoto photo={picture} sizes="(min-width: 992px) 45vw, 100vw" />
        </Box>
      )}
    </Box>
  );
}
