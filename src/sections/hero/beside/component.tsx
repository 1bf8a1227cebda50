import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import { Columns } from '../../../ui/columns';
import type { SectionProps } from '../../section-props';
import { beforePicture, useBeside } from '../beside';
import { Region, Words } from '../opening-parts';

/** Words keep off what stands between them and the form. */
const besideCarried = { lg: 'max(0px, var(--carried, 6rem) - 6rem)' };

/** As a hero without a layout, with more buttons or hours. */
export default function Beside({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  const { form, picture } = section;
  const { beside, below, columns } = useBeside(section);
  return (
    <Region section={section} titleId={titleId} sx={{}}>
      <Container sx={{ isolation: 'isolate' }}>
        <Columns
          sx={{
            ...columns,
            pt: { xs: 8, lg: '6.5rem' },
            ...(!form && picture && beforePicture),
          }}
        >
          <Box
            sx={{
              position: 'relative',
              zIndex: 1,
              pt: { lg: 4 },
              paddingInlineEnd: besideCarried,
            }}
          >
            <Words section={section} titleId={titleId} widest="9em" />
          </Box>
          {beside}
        </Columns>
        {below}
      </Container>
    </Region>
  );
}
