import { getContrastRatio } from '@mui/material/styles';
import { ObjectSchema } from 'yup';
import type { AnySchema } from '../../../src/schema/values/inner-schema';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import { metaOf } from './panel-keys';

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

type Pair = Pick<Contrast, 'role' | 'ground' | 'needed'>;

const fieldsOf = (schema: AnySchema | undefined): [string, AnySchema][] =>
  schema instanceof ObjectSchema ? Object.entries(schema.fields as Record<string, AnySchema>) : [];

/** Which colour stands on which, as descriptions say: "At least 4.5 to 1 against primary.main and primary.dark." */
const pairsIn = (schema: AnySchema, path = ''): Pair[] =>
  fieldsOf(schema).flatMap(([key, inner]) => {
    const role = joinPath(path, key);
    const [, needed, grounds = ''] =
      /at least ([\d.]+) to 1 against (.*)\.$/i.exec(metaOf(inner).description ?? '') ?? [];
    if (needed === undefined) return pairsIn(inner, role);
    return grounds.split(/, | and /).map((ground) => ({ role, ground, needed: Number(needed) }));
  });

type ContrastOptions = {
  /** The group of all schemes, such as light and dark, and its schema. */
  colors: unknown;
  schema: AnySchema;
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
export const contrastsOf = ({ colors, schema, scheme, role, typed }: ContrastOptions): Contrast[] =>
  fieldsOf(schema)
    .toSorted(([one], [other]) => Number(other === scheme) - Number(one === scheme))
    .flatMap(([name, inner]) => {
      const isOwn = name === scheme;
      const colorOf = (wanted: string) => {
        const value = isOwn && wanted === role ? typed : valueAt(colors, joinPath(name, wanted));
        return typeof value === 'string' && isColor(value) ? value : undefined;
      };
      return pairsIn(inner)
        .filter((pair) => pair.role === role || (isOwn && pair.ground === role))
        .flatMap((pair): Contrast[] => {
          const [color, on] = [colorOf(pair.role), colorOf(pair.ground)];
          if (color === undefined || on === undefined) return [];
          return [{ ...pair, scheme: name, color, on, ratio: getContrastRatio(color, on) }];
        });
    });
