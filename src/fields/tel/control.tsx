import type { ControlProps } from '../control-props';
import { Input } from '../input';

export default function TelControl(props: ControlProps<'tel'>) {
  return <Input {...props} type="tel" />;
}
