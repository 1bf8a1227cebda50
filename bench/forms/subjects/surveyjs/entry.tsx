import { useState } from 'react';
import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.css';
import { Survey } from 'survey-react-ui';
import { expose } from '../../probe/expose';
import { defineSurvey } from './define-survey';

/** A survey of one page. */
const Form = ({ definition }: { definition: ReturnType<typeof defineSurvey> }) => {
  const [model] = useState(() => new Model(definition));
  return <Survey model={model} />;
};

expose({ define: defineSurvey, Form, marks: 'all' });
