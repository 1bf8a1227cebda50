import type { ThemeDefinition } from '#types';

// a studio: tall, thin serif letters, clay on warm white, much room, square corners, leaves. Whatever else stands here is said otherwise: docs/config.md has every key.
export default {
  extends: 'atelier',
} satisfies ThemeDefinition;
