import { counted } from '../../config-values/counted';
import { humanPlace } from '../../config-values/human-place';

/** So many of the places are named. */
const mostNamed = 3;

/** How many texts of a file with this value stand at these paths, and where, in words. */
export const placesInWords = (
  paths: readonly string[],
  { file, value }: { file: string; value: unknown },
): { count: string; places: string } => {
  const named = paths.slice(0, mostNamed).map((each) => {
    const [, ...steps] = humanPlace(file, each, value).split(' → ');
    return steps.join(' → ');
  });
  const more = paths.length > mostNamed ? [`and ${paths.length - mostNamed} more`] : [];
  return {
    count: counted(paths.length, 'text'),
    places: [...named, ...more].join('; '),
  };
};
