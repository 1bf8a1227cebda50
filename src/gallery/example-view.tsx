import type { Example } from './catalogue-types';
import { ItemExample } from './item-example';
import { RuleExample } from './rule-example';
import { SceneExample } from './scene-example';
import { SectionExample } from './section-example';

/** What an example shows, by the group that it belongs to. */
export const ExampleView = ({ example }: { example: Example }) => {
  switch (example.group) {
    case 'sections':
      return <SectionExample definition={example.definition} />;
    case 'fields':
      return <ItemExample definition={example.definition} />;
    case 'rules':
      return <RuleExample definition={example.definition} />;
    case 'scenes':
      return <SceneExample definition={example.definition} />;
  }
};
