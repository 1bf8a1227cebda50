/**
 * Settings are a tool beside the page: small letters and controls for a pointer, controls of a finger's size for a
 * finger. What a key means is behind its sign: it is shown while the pointer is on the label, or the focus in the field,
 * over what stands above, which is done with: what is pressed next stands below, and nothing moves under a press. Screen
 * readers always have it.
 */

const hint = '& > .MuiFormHelperText-root';

const unseen = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
};

const shownHint = {
  clipPath: 'none',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  insetInline: 0,
  bottom: '100%',
  zIndex: 2,
  m: 0,
  px: 3,
  py: 2,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 4,
  pointerEvents: 'none',
};

const sign = {
  content: '"?" / ""',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1rem',
  height: '1rem',
  marginInlineStart: '0.375rem',
  borderRadius: '50%',
  border: '1px solid currentColor',
  fontSize: '0.6875rem',
  lineHeight: 1,
  opacity: 0.7,
};

const label = ':is(.MuiFormLabel-root, .MuiFormControlLabel-root)';

const isPointedAt = `:has(> ${label}:hover)`;

/** While a text is typed, a pointer that rests on a label has nothing put over it. */
const notTyped = '&:not(:has(:is(input, textarea):not([type="checkbox"], [type="radio"]):focus))';

const fields = {
  '& .MuiFormControl-root': {
    position: 'relative',
    [hint]: unseen,
    '&:not([role="group"]):has(:focus-visible) > .MuiFormHelperText-root': shownHint,
    // Room for it, where the focus has the panel scrolled.
    '& :is(input, textarea, select)': { scrollMarginTop: '9rem' },
    // As high as its words, where the browser can.
    '& textarea': { fieldSizing: 'content', maxHeight: '14rem' },
    '&:has(> .MuiFormHelperText-root) > .MuiFormLabel-root::after': sign,
    '&:has(> .MuiFormHelperText-root) > .MuiFormControlLabel-root > .MuiFormControlLabel-label::after':
      sign,
  },
  [`${notTyped} .MuiFormControl-root[role="group"]${isPointedAt}`]: { [hint]: shownHint },
  // A finger leaves the pointer where it was; there the focus shows it.
  '@media (hover: hover)': {
    [`${notTyped} .MuiFormControl-root${isPointedAt}`]: { [hint]: shownHint },
  },
  '& .MuiFormLabel-root, & .MuiFormControlLabel-label': {
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'text.primary',
    mb: 1,
  },
};

const switches = {
  '& .MuiFormControl-root[data-kind="checkbox"] .MuiFormControlLabel-root': {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'center',
    m: 0,
  },
  '& .MuiFormControl-root[data-kind="checkbox"] .MuiCheckbox-root': {
    p: 0,
    width: '2.25rem',
    height: '1.25rem',
    flexShrink: 0,
    borderRadius: '1rem',
    border: 1,
    borderColor: 'text.secondary',
    bgcolor: 'background.paper',
    '& svg': { display: 'none' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.1875rem',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: '50%',
      bgcolor: 'text.secondary',
    },
    '&.Mui-checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '&.Mui-checked::before': {
      insetInlineStart: 'auto',
      insetInlineEnd: '0.1875rem',
      bgcolor: 'primary.contrastText',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: '2px' },
  },
};

/** Options of which one is chosen, as segments of one bar. */
const segments = {
  '& .MuiFormControl-root[data-kind="radio"] .MuiRadioGroup-root': {
    flexDirection: 'row',
    flexWrap: 'nowrap',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
    overflow: 'hidden',
  },
  '& .MuiFormControl-root[data-kind="radio"] .MuiFormControlLabel-root': {
    position: 'relative',
    flex: '1 1 auto',
    justifyContent: 'center',
    m: 0,
    px: 2,
    '& + .MuiFormControlLabel-root': { borderInlineStart: 1, borderColor: 'divider' },
    '& .MuiRadio-root': { position: 'absolute', inset: 0, opacity: 0 },
    '& .MuiFormControlLabel-label': { m: 0, fontWeight: 400 },
    '&:has(:checked)': { bgcolor: 'primary.main' },
    '&:has(:checked) .MuiFormControlLabel-label': { color: 'primary.contrastText' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: '-4px' },
  },
};

const sizes = (height: string, letters: string) => ({
  '& .MuiInputBase-root': { minHeight: height, fontSize: letters },
  '& .MuiInputBase-input': { minHeight: 0, height: 'auto', px: 2, py: 1, fontSize: letters },
  '& .MuiButton-root': { minHeight: height, fontSize: '0.875rem', py: 0.5 },
  '& .MuiFormControlLabel-root': { minHeight: height },
});

export const inspectorLook = {
  fontSize: '0.875rem',
  '& .MuiTypography-root': { fontSize: '0.875rem' },
  ...fields,
  ...switches,
  ...segments,
  '@media (pointer: fine)': sizes('2rem', '0.875rem'),
  // Telephones enlarge the page around smaller letters.
  '@media (pointer: coarse)': sizes('2.75rem', '1rem'),
} as const;

/** Of what is selected. */
export const titleLook = {
  my: 2,
  fontWeight: 700,
  color: 'text.primary',
  '&&': { fontSize: '1.125rem', lineHeight: 1.3 },
} as const;
