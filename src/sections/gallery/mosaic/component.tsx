import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photograph } from '../../../pictures/photograph';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { useEnlarging } from '../enlarging';
import { arrange, type Bands, type Part } from './arrange';

const onTelephones: Bands = { most: 2, flattest: 2, steepest: 1 };
const onScreens: Bands = { most: 4, flattest: 3.2, steepest: 1.7 };

/** Half of the gap between photographs, in CSS pixels. */
const halfGap = 4;

const Cut = styled(Photograph)(({ theme: { transitions } }) => ({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: transitions.create('transform', { duration: transitions.duration.short }),
}));

const Plate = styled(Link)(({ theme: { shape } }) => ({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: shape.card,
  '& picture': { height: '100%' },
  '&:hover img': { transform: 'scale(1.03)' },
})) as typeof Link;

/**
 * Below the photograph where there is little room; else at its lower edge, and none where the photograph is too
 * small for it. All of it is heard, and read below the enlarged photograph.
 */
const Caption = styled(Typography)(({ theme: { vars, spacing, shape, breakpoints } }) => ({
  paddingBlock: spacing(2),
  overflowWrap: 'break-word',
  color: vars.palette.text.primary,
  '[data-width="full"] &': { paddingInline: spacing(3) },
  [breakpoints.up('md')]: {
    position: 'absolute',
    insetInlineStart: halfGap,
    bottom: halfGap,
    maxWidth: `calc(100% - ${halfGap * 2}px)`,
    padding: spacing(1, 3),
    '@container (width < 9rem) or (height < 8rem)': {
      width: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    backgroundColor: vars.palette.background.default,
    borderStartEndRadius: shape.card,
    borderEndStartRadius: shape.card,
    pointerEvents: 'none',
  },
})) as typeof Typography;

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

const placed = (small: Part | undefined, large: Part | undefined) => {
  const at = (side: keyof Part) => ({
    xs: percent(small?.[side] ?? 0),
    md: percent(large?.[side] ?? 0),
  });
  return { insetInlineStart: at('left'), top: at('top'), width: at('width'), height: at('height') };
};

/** With captions, where there is little room: squares in two columns, each with its caption below. */
const inSquares = ({ breakpoints }: Theme) =>
  ({
    [breakpoints.down('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      aspectRatio: 'auto',
      '& > li': { position: 'static', containerType: 'normal', width: 'auto', height: 'auto' },
      // The first one of an odd number is as wide as two.
      '& > li:first-of-type:nth-last-of-type(odd)': {
        gridColumn: '1 / -1',
        '& a': { aspectRatio: '3 / 2' },
      },
      '& figure': { height: 'auto' },
      '& a': { height: 'auto', aspectRatio: '1' },
    },
  }) as const;

/** The width of a photograph, as `sizes` of HTML. */
const sizesOf = (small: Part | undefined, large: Part | undefined) =>
  `(min-width: 768px) ${Math.ceil((large?.width ?? 1) * 100)}vw, ${Math.ceil((small?.width ?? 1) * 100)}vw`;

/** Photographs of different sizes, close together. */
export default function Mosaic({ section, number }: SectionProps<'gallery'>) {
  const { photos, enlarged: _, ...heading } = section;
  const { linkTo, view } = useEnlarging(section);
  const ratios = photos.map(({ width, height }) => width / height);
  const small = arrange(ratios, onTelephones);
  const large = arrange(ratios, onScreens);
  return (
    <Section {...heading} number={number}>
      {/* The box takes the margins that a section gives its content; the list reaches beyond it by half a gap. */}
      <div data-as="bleed">
        <Box
          component="ul"
          role="list"
          sx={[
            {
              position: 'relative',
              m: `-${halfGap}px`,
              aspectRatio: { xs: small.ratio.toFixed(4), md: large.ratio.toFixed(4) },
            },
            photos.some(({ caption }) => caption) && inSquares,
          ]}
        >
          {photos.map((photo, index) => (
            <Box
              component="li"
              key={photo.file}
              sx={{
                position: 'absolute',
                containerType: 'size',
                p: `${halfGap}px`,
                ...placed(small.parts[index], large.parts[index]),
              }}
            >
              <Box component="figure" sx={{ height: '100%' }}>
                <Plate href={photo.file} {...linkTo(index)}>
                  <Cut photo={photo} sizes={sizesOf(small.parts[index], large.parts[index])} />
                </Plate>
                {photo.caption && (
                  <Caption variant="label" component="figcaption">
                    {photo.caption}
                  </Caption>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </div>
      {view}
    </Section>
  );
}
