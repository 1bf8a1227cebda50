import TextField from '@mui/material/TextField';
import type { BenchField } from '../../probe/bench-fields';
import { expose } from '../../probe/expose';

/** Only MUI's fields, uncontrolled: the least that any form of MUI costs. */
const Form = ({ definition }: { definition: BenchField[] }) => (
  <form noValidate>
    {definition.map(({ name, label, email }) => (
      <TextField
        key={name}
        name={name}
        label={label}
        type={email ? 'email' : 'text'}
        required
        fullWidth
      />
    ))}
    <button type="button">Send</button>
  </form>
);

expose({ define: (fields) => fields, Form, marks: undefined });
