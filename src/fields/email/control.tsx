import type { ControlProps } from '../control-props';
import { Input } from '../input';

export default function EmailControl(props: ControlProps<'email'>) {
  return <Input {...props} type="email" />;
}
