import type { ThemeDefinition } from '#types';

// A printed notice: cobalt ink and coral on butter-yellow paper, heavy letters, square corners.
export default {
  extends: 'noticeboard',
  motif: 'none',
  grounds: { coral: { light: '#FFB199', dark: '#6B2E3C' } },
} satisfies ThemeDefinition;
