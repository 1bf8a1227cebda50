import { useState } from 'react';
import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.css';
import { Survey } from 'survey-react-ui';

/** A survey from its definition. */
export const SurveyForm = ({ definition }: { definition: object }) => {
  const [model] = useState(() => new Model(definition));
  return <Survey model={model} />;
};
