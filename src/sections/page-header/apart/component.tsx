import Full from '../full/component';
import type { HeaderProps } from '../header-words';

/** The words stand on the photograph where they leave enough of it to be seen. */
export default function Apart(props: HeaderProps) {
  return <Full {...props} apart />;
}
