import { useWatch } from 'react-hook-form';
import type { ControlProps, KindModule, KindOf } from '../../kind-module';
import { controlIn } from '../as-list';
import { FieldsOf, moduleOf } from '../control';
import { listFor } from './list-for';

/** The fields of an address in the order, and with the words, of the country that is chosen. */
const Fields = (props: ControlProps<'stored-group'> & { kindOf: KindOf }) => {
  const { field, control } = props;
  const country: unknown = useWatch({ control, name: controlIn(field.name, 'country') });
  return <FieldsOf {...props} list={listFor(field, typeof country === 'string' ? country : '')} />;
};

/** An address whose fields are of these kinds. */
export const within = (kindOf: KindOf): KindModule => moduleOf(Fields, kindOf);
