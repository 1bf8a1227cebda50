import { expose } from '../../probe/expose';
import { defineSchema } from './define-schema';
import { RjsfForm } from './rjsf-form';

expose({ define: (fields) => ({ schema: defineSchema(fields) }), Form: RjsfForm, marks: 'all' });
