import { joinPath, valueAt } from '../../../src/schema/values/paths';
import { contrast, contrastPairs } from '../../../src/theme/contrast';

export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** How a colour stands out from a ground of its scheme; the roles as `text.primary`. */
export type Contrast = {
  scheme: string;
  role: string;
  ground: string;
  color: string;
  on: string;
  ratio: number;
  needed: number;
};

type ContrastOptions = {
  /** Of each scheme, such as light and dark. */
  colors: unknown;
  scheme: string;
  /** Within its scheme. */
  role: string;
  /** As it is being typed. */
  typed: string;
};

/**
 * What a colour stands on, in each scheme; of a ground, what stands on it in its own. A colour that is not
 * complete has no contrast.
 */
export const contrastsOf = ({ colors, scheme, role, typed }: ContrastOptions): Contrast[] =>
  ['light', 'dark']
    .toSorted((one, other) => Number(other === scheme) - Number(one === scheme))
    .flatMap((name) => {
      const isOwn = name === scheme;
      const colorOf = (wanted: string): string => {
        const value = isOwn && wanted === role ? typed : valueAt(colors, joinPath(name, wanted));
        return typeof value === 'string' ? value : '';
      };
      return contrastPairs.flatMap((pair) =>
        pair.grounds
          .filter((ground) => pair.role === role || (isOwn && ground === role))
          .flatMap((ground): Contrast[] => {
            const [color, on] = [colorOf(pair.role), colorOf(ground)];
            const ratio = contrast(color, on);
            const { needed } = pair;
            return ratio === undefined
              ? []
              : [{ scheme: name, role: pair.role, ground, color, on, ratio, needed }];
          }),
      );
    });
