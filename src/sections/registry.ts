import type { InferType } from 'yup';
import { alternatingContract } from './alternating/contract';
import { articleContract } from './article/contract';
import { callToActionContract } from './call-to-action/contract';
import { cardsContract } from './cards/contract';
import { faqContract } from './faq/contract';
import { featureContract } from './feature/contract';
import { formSectionContract } from './form/contract';
import { heroContract } from './hero/contract';
import { mapContract } from './map/contract';
import { pageHeaderContract } from './page-header/contract';
import { panelsContract } from './panels/contract';
import { statisticsContract } from './statistics/contract';
import { stepsContract } from './steps/contract';
import { teamContract } from './team/contract';
import { visionContract } from './vision/contract';

/** Every section kind: one line each. The folder of the same name holds its component. */
export const sectionContracts = {
  hero: heroContract,
  'page-header': pageHeaderContract,
  feature: featureContract,
  alternating: alternatingContract,
  panels: panelsContract,
  cards: cardsContract,
  steps: stepsContract,
  'call-to-action': callToActionContract,
  statistics: statisticsContract,
  article: articleContract,
  vision: visionContract,
  team: teamContract,
  faq: faqContract,
  form: formSectionContract,
  map: mapContract,
};

type Contracts = typeof sectionContracts;
export type SectionKind = keyof Contracts;
export type SectionDefinition<Kind extends SectionKind = SectionKind> = {
  [Each in Kind]: InferType<Contracts[Each]>;
}[Kind];
