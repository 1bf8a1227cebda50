import { expose } from '../../probe/expose';
import { RjsfForm } from '../rjsf/rjsf-form';
import { defineDependencies } from './define-dependencies';

expose({ define: defineDependencies, Form: RjsfForm, marks: 'all' });
