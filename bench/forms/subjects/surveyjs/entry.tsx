import { expose } from '../../probe/expose';
import { defineSurvey } from './define-survey';
import { SurveyForm } from './survey-form';

expose({ define: defineSurvey, Form: SurveyForm, marks: 'all' });
