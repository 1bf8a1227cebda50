import type { InferType } from 'yup';
import { alternatingSchema } from './alternating/schema';
import { articleSchema } from './article/schema';
import { beforeAfterSchema } from './before-after/schema';
import { callToActionSchema } from './call-to-action/schema';
import { cardsSchema } from './cards/schema';
import { confirmSchema } from './confirm/schema';
import { contactSchema } from './contact/schema';
import { embedSchema } from './embed/schema';
import { entryLinksSchema } from './entry-links/schema';
import { faqSchema } from './faq/schema';
import { featureSchema } from './feature/schema';
import { formSectionSchema } from './form/schema';
import { gallerySchema } from './gallery/schema';
import { heroSchema } from './hero/schema';
import { listSchema } from './list/schema';
import { logosSchema } from './logos/schema';
import { mapSchema } from './map/schema';
import { newsSchema } from './news/schema';
import { openingHoursSchema } from './opening-hours/schema';
import { pageHeaderSchema } from './page-header/schema';
import { panelsSchema } from './panels/schema';
import { peopleSchema } from './people/schema';
import { proseSchema } from './prose/schema';
import { quotesSchema } from './quotes/schema';
import { searchSchema } from './search/schema';
import { statisticsSchema } from './statistics/schema';
import { stepsSchema } from './steps/schema';
import { tableSchema } from './table/schema';
import { teamSchema } from './team/schema';
import { timelineSchema } from './timeline/schema';
import { videoSchema } from './video/schema';
import { visionSchema } from './vision/schema';

/** Every section kind: one line each. The folder of that name has its component. */
export const sectionSchemas = {
  hero: heroSchema,
  'page-header': pageHeaderSchema,
  feature: featureSchema,
  alternating: alternatingSchema,
  panels: panelsSchema,
  cards: cardsSchema,
  steps: stepsSchema,
  timeline: timelineSchema,
  'call-to-action': callToActionSchema,
  statistics: statisticsSchema,
  article: articleSchema,
  prose: proseSchema,
  table: tableSchema,
  quotes: quotesSchema,
  vision: visionSchema,
  team: teamSchema,
  faq: faqSchema,
  form: formSectionSchema,
  confirm: confirmSchema,
  map: mapSchema,
  gallery: gallerySchema,
  'before-after': beforeAfterSchema,
  logos: logosSchema,
  people: peopleSchema,
  video: videoSchema,
  embed: embedSchema,
  search: searchSchema,
  news: newsSchema,
  list: listSchema,
  'entry-links': entryLinksSchema,
  contact: contactSchema,
  'opening-hours': openingHoursSchema,
};

type Schemas = typeof sectionSchemas;
export type SectionKind = keyof Schemas;
export type SectionDefinition<Kind extends SectionKind = SectionKind> = {
  [Each in Kind]: InferType<Schemas[Each]>;
}[Kind];
