import type { CharacterDefinition } from '../schema/character';
import type { ThemeDefinition } from '../schema/theme';
import { variable } from './palette';

/** CSS as text, for styles of which a built site holds what it uses. */
export type Rules = string;

export const rule = (selectors: string, styles: string): Rules => `${selectors}{${styles}}`;

/** Nothing where there are no rules. */
export const within = (query: string, rules: readonly Rules[]): Rules =>
  rules.length > 0 ? `@media ${query}{${rules.join('')}}` : '';

/** The colour of a role of the palette, on whichever ground. */
export const colorOf = (role: string) => `var(${variable(role)})`;

/** CSS variables, by their names. */
export const asStyles = (variables: Record<string, unknown>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** The rules of each word of a key of `character` that is not drawn anyway. */
export type Drawn<Key extends keyof CharacterDefinition> = Partial<
  Record<NonNullable<CharacterDefinition[Key]>, (theme: ThemeDefinition) => Rules[]>
>;
