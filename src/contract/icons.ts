/** Icons that config may name; src/pictures/icons.ts holds the drawing of each. */
export const iconNames = [
  'chat',
  'email',
  'phone',
  'photo-sharing',
  'place',
  'professional-network',
] as const;
export type IconName = (typeof iconNames)[number];
