import CodeOutlined from '@mui/icons-material/CodeOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Photograph } from '../../pictures/photograph';
import { mayBeFromRight } from '../../theme/from-right';
import { Columns } from '../../ui/columns';
import { MarkedText } from '../../ui/marked-text';
import { Section, SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';

/** The width of the handle, in CSS pixels. */
const grip = 48;

/** Where nobody can move a handle, the pictures stand below each other. */
const unmoved = '@media (scripting: none), print';

/** `--at` is how much of the first picture is seen. */
const Stage = styled('div')(({ theme: { shape } }) => ({
  '--at': '50%',
  position: 'relative',
  display: 'grid',
  borderRadius: shape.card,
  overflow: 'hidden',
  '& > *': { gridArea: '1 / 1' },
  [unmoved]: { gap: 24, overflow: 'visible', '& > *': { gridArea: 'auto' } },
}));

const Side = styled('figure')(({ theme: { direction } }) => ({
  position: 'relative',
  minWidth: 0,
  '&[data-first]': {
    zIndex: 1,
    clipPath:
      mayBeFromRight && direction === 'rtl'
        ? 'inset(0 0 0 calc(100% - var(--at)))'
        : 'inset(0 calc(100% - var(--at)) 0 0)',
    [unmoved]: { clipPath: 'none' },
  },
}));

const Whole = styled(Photograph)({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  userSelect: 'none',
});

const Words = styled('figcaption')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.label,
  position: 'absolute',
  bottom: 0,
  maxWidth: '45%',
  padding: spacing(2, 4),
  backgroundColor: vars.palette.background.default,
  color: vars.palette.text.primary,
  '[data-first] > &': { left: 0 },
  '[data-last] > &': { right: 0 },
  [unmoved]: { position: 'static', maxWidth: 'none' },
}));

/** Over all of it, so that it is moved from anywhere; what one sees of it is the bar. */
const Range = styled('input')({
  appearance: 'none',
  zIndex: 2,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y pinch-zoom',
  '&::-webkit-slider-runnable-track': { height: '100%' },
  '&::-moz-range-track': { height: '100%' },
  '&::-webkit-slider-thumb': { appearance: 'none', width: grip, height: '100%' },
  '&::-moz-range-thumb': { width: grip, height: '100%', border: 0, borderRadius: 0 },
  [unmoved]: { display: 'none' },
});

const Bar = styled('div')(({ theme: { vars } }) => {
  const { background, text, secondary } = vars.palette;
  return {
    position: 'absolute',
    zIndex: 3,
    insetBlock: 0,
    left: 'var(--at)',
    width: 4,
    transform: 'translateX(-50%)',
    backgroundColor: background.default,
    border: `solid ${text.primary}`,
    borderWidth: '0 1px',
    pointerEvents: 'none',
    '& > svg': {
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: grip,
      height: grip,
      padding: 10,
      transform: 'translate(-50%, -50%)',
      backgroundColor: background.default,
      color: text.primary,
      border: `2px solid ${text.primary}`,
      borderRadius: '50%',
    },
    'input:focus-visible + & > svg': {
      outline: `3px solid ${background.default}`,
      boxShadow: `0 0 0 6px ${secondary.main}`,
    },
    [unmoved]: { display: 'none' },
  };
});

type StageProps = Pick<SectionProps<'before-after'>['section'], 'before' | 'after' | 'handle'> & {
  sizes: string;
};

const Compared = ({ before, after, handle, sizes }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Stage ref={stage} data-script="near">
      {[before, after].map(({ label, ...photo }, at) => (
        <Side key={at} {...{ [at === 0 ? 'data-first' : 'data-last']: '' }}>
          <Whole photo={photo} sizes={sizes} />
          <Words>{label}</Words>
        </Side>
      ))}
      <Range
        type="range"
        aria-label={handle}
        defaultValue={50}
        // What a browser restores would not be what is seen.
        autoComplete="off"
        onChange={({ target }) => stage.current?.style.setProperty('--at', `${target.value}%`)}
      />
      <Bar>
        <CodeOutlined />
      </Bar>
    </Stage>
  );
};

/** Pictures flatter than this are as wide as the page; beside others there is room for the words. */
const wide = 1.2;

export default function BeforeAfter({ section, number }: SectionProps<'before-after'>) {
  const { before, after, handle, ...heading } = section;
  const { title, lead, ...frame } = heading;
  const titleId = useId();
  const pictures = { before, after, handle };
  const ratio = before.width / before.height;
  if (ratio >= wide) {
    return (
      <Section {...heading} number={number}>
        {/* Of a higher picture a screen would not show all. */}
        <Box
          data-as="bleed"
          sx={{ '& img': { aspectRatio: { md: String(Math.max(ratio, 1.5)) } } }}
        >
          <Compared {...pictures} sizes="(min-width: 1232px) 1200px, 100vw" />
        </Box>
      </Section>
    );
  }
  return (
    <SectionFrame {...frame} titleId={titleId} number={number}>
      <Columns data-as="figure" turned>
        <Compared {...pictures} sizes="(min-width: 992px) 58vw, 100vw" />
        <Stack sx={{ gap: 5, alignSelf: 'end' }}>
          <Title variant="h2" id={titleId} words={title} />
          {lead !== undefined && (
            <Typography variant="lead">
              <MarkedText text={lead} />
            </Typography>
          )}
        </Stack>
      </Columns>
    </SectionFrame>
  );
}
