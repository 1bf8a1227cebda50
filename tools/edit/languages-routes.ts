import { array, object, string } from 'yup';
import { type ConfigSources, readConfigSources } from '../../packages/config-files';
import { englishName } from '../../packages/config-values/english-name';
import type { LanguageRequests, PlanAnswer } from '../../packages/edit-protocol/changes-protocol';
import type { EditRoute } from '../../packages/edit-routes';
import type { EditStore } from '../../packages/edit-store';
import { wordedLanguages } from '../../src/schema/usual-words/usual-words-in';
import type { Plan } from '../new/plan';
import { planLanguage } from '../new/plan-language';

const body = object({
  tag: string().oneOf(wordedLanguages).required(),
  pages: array().of(string().max(80).required()).max(1000).required(),
}).required();

type Site = { site: string; store: Pick<EditStore, 'apply'> };

const impossible = (message: string): PlanAnswer => ({ is: 'impossible', message });

const planned = (
  sources: ConfigSources,
  { tag, pages }: LanguageRequests['languages/add'],
): Plan | string => {
  try {
    return planLanguage(sources, tag, pages);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Adds a language as `npm run new -- language` does, as a step that can be undone. */
const addLanguage = async (
  { site, store }: Site,
  request: LanguageRequests['languages/add'],
): Promise<PlanAnswer> => {
  const plan = planned(readConfigSources(site), request);
  if (typeof plan === 'string') return impossible(plan);
  const files = new Map(plan.change.map(({ file, text }) => [file, Buffer.from(text)]));
  const restored = { files, spell: (_file: string, text: string) => text };
  return store.apply(
    { words: `New language: ${englishName(request.tag)}`, changes: [] },
    { restored },
  );
};

export const languagesRoutes = (context: Site): EditRoute[] => [
  {
    method: 'POST',
    path: 'languages/add',
    handle: (request) =>
      body.isValidSync(request, { strict: true })
        ? addLanguage(context, request)
        : impossible('The project has no words in this language.'),
  },
];
