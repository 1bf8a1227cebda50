import { settings } from 'survey-core';
import { expose } from '../../probe/expose';
import { SurveyForm } from '../surveyjs/survey-form';
import { definePages } from './define-pages';

// What appears is measured, and not how long it takes to slide in.
settings.animationEnabled = false;

expose({ define: definePages, Form: SurveyForm, marks: 'all' });
