import type { ControlProps } from '../control-props';
import { Input } from '../input';

export default function TextControl(props: ControlProps<'text'>) {
  return <Input {...props} type="text" />;
}
