import type { FormParts } from '../../../../src/form/form-parts';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { loadFormParts } from '../../../../src/form/load-form-parts';
import type { BenchField } from '../../probe/bench-fields';
import { expose } from '../../probe/expose';
import { SiteForm } from '../ours/site-form';
import { defineSteps } from './define-steps';

type Loaded = { definition: FormDefinition; parts: FormParts };

/** With its deferred parts loaded, as on a page before it shows the form. */
const define = async (fields: BenchField[]): Promise<Loaded> => {
  const definition = defineSteps(fields);
  return {
    definition,
    parts: await loadFormParts(definition, () => import('../../../../src/ui/marked')),
  };
};

const Form = ({ definition }: { definition: Loaded }) => <SiteForm {...definition} />;

expose({ define, Form, marks: 'first' });
