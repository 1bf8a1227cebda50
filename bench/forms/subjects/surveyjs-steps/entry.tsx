import { settings } from 'survey-core';
import { expose } from '../../probe/expose';
import { SurveyForm } from '../surveyjs/survey-form';
import { definePages } from './define-pages';

// Measures when fields appear, without the slide-in animation.
settings.animationEnabled = false;

expose({ define: definePages, Form: SurveyForm, marks: 'all' });
