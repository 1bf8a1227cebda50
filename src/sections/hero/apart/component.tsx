import type { SectionProps } from '../../section-props';
import Full from '../full/component';

/** The words stand on the photograph where they leave enough of it to be seen. */
export default function Apart(props: SectionProps<'hero'>) {
  return <Full {...props} apart />;
}
