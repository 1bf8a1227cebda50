import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Contrast, contrastsOf } from './contrast';
import { inWords } from './panel-keys';

/** A role of config, such as `text.primary`, in words. */
const roleInWords = (role: string) => role.replaceAll('.', ' ');

/** Never rounded up to what is needed. */
const inFigures = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** WCAG 1.4.3 asks this of words; less is for edges. */
const ofWords = 4.5;

const Sample = ({ contrast }: { contrast: Contrast }) => {
  const { scheme, role, ground, color, on, ratio, needed } = contrast;
  const isEnough = ratio >= needed;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, my: 1 }}>
      <Box
        aria-hidden
        sx={{ flex: 'none', px: 2, py: 1, borderRadius: 1, fontWeight: 600, minWidth: '3.5rem' }}
        style={{
          background: on,
          color,
          // An edge is shown as one.
          border: needed < ofWords ? `2px solid ${color}` : '2px solid transparent',
        }}
      >
        {needed < ofWords ? '\u00A0' : 'Sample'}
      </Box>
      <Typography
        component="span"
        sx={{ fontSize: '0.8125rem', color: isEnough ? 'text.secondary' : 'error.main' }}
      >
        {`${inWords(scheme)}: ${roleInWords(role)} on ${roleInWords(ground)}, ${inFigures(ratio)} to 1 – ${isEnough ? `enough (${needed} is needed)` : `too little: ${needed} is needed`}`}
      </Typography>
    </Box>
  );
};

const Samples = ({ label, contrasts }: { label: string; contrasts: readonly Contrast[] }) => (
  <Box component="ul" role="list" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
    {contrasts.map((contrast) => (
      <Sample key={`${contrast.scheme} ${contrast.role} ${contrast.ground}`} contrast={contrast} />
    ))}
  </Box>
);

/** How much of what is needed: least of all what cannot be read. */
const margin = ({ ratio, needed }: Contrast) => ratio / needed;

/**
 * What a colour stands on, and of a ground what stands on it: figures, words, and a sample of each. What is too
 * little is always shown, and else the one that comes nearest to it; the others can be unfolded.
 */
export const ContrastSamples = (options: Parameters<typeof contrastsOf>[0]) => {
  const contrasts = contrastsOf(options).toSorted((one, other) => margin(one) - margin(other));
  if (contrasts.length === 0) return null;
  const shown = Math.max(1, contrasts.filter((each) => margin(each) < 1).length);
  const others = contrasts.slice(shown);
  return (
    <>
      <Samples label="Contrast" contrasts={contrasts.slice(0, shown)} />
      {others.length > 0 && (
        <Box component="details" sx={{ fontSize: '0.8125rem' }}>
          <Box component="summary" sx={{ minHeight: '1.5rem', cursor: 'pointer' }}>
            {`${others.length} more, all enough`}
          </Box>
          <Samples label="Contrast of others" contrasts={others} />
        </Box>
      )}
    </>
  );
};
