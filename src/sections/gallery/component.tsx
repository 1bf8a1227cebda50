import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photograph } from '../../pictures/photograph';
import { filledPlace, filledRows, type Place, rowAt } from '../../ui/filled-rows';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { useEnlarging } from './enlarging';

const Cut = styled(Photograph)(({ theme: { shape } }) => ({
  width: '100%',
  height: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: shape.card,
}));

const most = { xs: 1, sm: 2, lg: 3 } as const;

/** Where photographs reach the edges of the window it begins where the words of its page do if it is the only one of its row. */
const caption = ({ space }: Theme) => ({
  mt: 3,
  '[data-width="full"] &': { px: { xs: space.gutter, sm: 3 } },
});

/** The width of a photograph, as `sizes` of HTML. */
const sizesOf = (place: Place) => {
  const [small, large] = [most.sm, most.lg].map((each) =>
    Math.floor(100 / rowAt(place, each).size),
  );
  return `(min-width: 992px) ${large}vw, (min-width: 576px) ${small}vw, 100vw`;
};

/** A photograph alone in its row is as wide as a screen, not as high as a page. */
const wideIfOnly = (place: Place) => {
  const ratio = (each: number) => (rowAt(place, each).size === 1 ? '2 / 1' : '4 / 3');
  return { '& img': { aspectRatio: { sm: ratio(most.sm), lg: ratio(most.lg) } } };
};

const placed = (place: Place) => ({ ...filledPlace(place, most), ...wideIfOnly(place) });

export default function Gallery({ section, number }: SectionProps<'gallery'>) {
  const { photos, enlarged: _, ...heading } = section;
  const { linkTo, view } = useEnlarging(section);
  return (
    <Section {...heading} number={number}>
      <Box component="ul" role="list" data-as="bleed" sx={{ ...filledRows(most), gap: 5 }}>
        {photos.map((photo, index) => (
          <Box component="li" key={photo.file} sx={placed({ index, count: photos.length })}>
            <figure>
              <Link
                href={photo.file}
                sx={{ display: 'block', borderRadius: ({ shape }) => `${shape.card}px` }}
                {...linkTo(index)}
              >
                <Cut photo={photo} sizes={sizesOf({ index, count: photos.length })} />
              </Link>
              {photo.caption && (
                <Typography component="figcaption" sx={caption}>
                  {photo.caption}
                </Typography>
              )}
            </figure>
          </Box>
        ))}
      </Box>
      {view}
    </Section>
  );
}
