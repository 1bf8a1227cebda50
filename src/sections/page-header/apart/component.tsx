import type { HeaderProps } from '../header-words';
import Full from '../full/component';

/** The words stand on the photograph where they leave enough of it to be seen. */
export default function Apart(props: HeaderProps) {
  return <Full {...props} apart />;
}
