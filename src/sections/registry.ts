import type { InferType } from 'yup';
import { alternatingContract } from './alternating/contract';
import { articleContract } from './article/contract';
import { callToActionContract } from './call-to-action/contract';
import { cardsContract } from './cards/contract';
import { contactContract } from './contact/contract';
import { faqContract } from './faq/contract';
import { featureContract } from './feature/contract';
import { formSectionContract } from './form/contract';
import { galleryContract } from './gallery/contract';
import { heroContract } from './hero/contract';
import { logosContract } from './logos/contract';
import { mapContract } from './map/contract';
import { newsContract } from './news/contract';
import { openingHoursContract } from './opening-hours/contract';
import { pageHeaderContract } from './page-header/contract';
import { panelsContract } from './panels/contract';
import { peopleContract } from './people/contract';
import { proseContract } from './prose/contract';
import { quotesContract } from './quotes/contract';
import { statisticsContract } from './statistics/contract';
import { stepsContract } from './steps/contract';
import { tableContract } from './table/contract';
import { teamContract } from './team/contract';
import { videoContract } from './video/contract';
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
  prose: proseContract,
  table: tableContract,
  quotes: quotesContract,
  vision: visionContract,
  team: teamContract,
  faq: faqContract,
  form: formSectionContract,
  map: mapContract,
  gallery: galleryContract,
  logos: logosContract,
  people: peopleContract,
  video: videoContract,
  news: newsContract,
  contact: contactContract,
  'opening-hours': openingHoursContract,
};

type Contracts = typeof sectionContracts;
export type SectionKind = keyof Contracts;
export type SectionDefinition<Kind extends SectionKind = SectionKind> = {
  [Each in Kind]: InferType<Contracts[Each]>;
}[Kind];
