import { valueAt } from '../../../src/schema/values/paths';
import { textAt, textOf } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import { foundIf, needless } from './found';

/** What is known of each provider: its name, its script by the end of its address, its id. */
const providers = {
  plausible: {
    name: 'Plausible',
    script: /\/(?:pa-[\w-]+|(?:script|plausible)(?:\.[a-z-]+)*)\.js$/,
    form: 'the domain as Plausible has it, for example example.com',
    id: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:,[a-z0-9.-]+)*$/i,
    meant: (id: string) => /^https?:\/\/(?:www\.)?([^/?#]+)\/?$/.exec(id)?.[1],
  },
  matomo: {
    name: 'Matomo',
    script: /\/(?:matomo|piwik)\.js$/,
    form: 'the number of the site in Matomo, in quotes, for example 1',
    id: /^[1-9]\d*$/,
    meant: (id: string) => /^\D*([1-9]\d*)\D*$/.exec(id)?.[1],
  },
  goatcounter: {
    name: 'GoatCounter',
    script: /\/count\.js$/,
    form: 'the address after data-goatcounter=, for example https://my-site.goatcounter.com/count',
    id: /^https:\/\/[a-z0-9.-]+(?::\d+)?\/(?:[\w-]+\/)*count$/i,
    meant: (id: string) => {
      const host = /^(?:https:\/\/)?([a-z0-9.-]+\.[a-z]{2,})(?:\/|\/count\/)?$/i.exec(id)?.[1];
      if (host) return `https://${host}/count`;
      return /^[a-z0-9-]+$/i.test(id) ? `https://${id}.goatcounter.com/count` : undefined;
    },
  },
};

const isProvider = (name = ''): name is keyof typeof providers => Object.hasOwn(providers, name);

const address = 'visits.address';
const id = 'visits.id';

/** Plausible's newer script, made for one site. */
const isForOneSite = (script: string) => /\/pa-[\w-]+\.js$/.test(script);

const ofId = (value: unknown, { script, name }: { script: string; name: string }): Finding[] => {
  if (!isProvider(name)) return [];
  const provider = providers[name];
  const written = valueAt(value, id);
  const parts = { provider: provider.name, form: provider.form };
  if (name === 'plausible' && isForOneSite(script)) {
    if (written === undefined) return [];
    const form = 'no id: the script knows the site';
    return [needless('otherVisitsId', id, { parts: { ...parts, form } })];
  }
  if (written === undefined) return [{ error: 'noVisitsId', path: address, parts }];
  const text = textOf(written);
  if (text === undefined || text.trim() === '' || provider.id.test(text)) return [];
  const meant = provider.meant(text.trim());
  return [{ error: 'otherVisitsId', path: id, parts, ...becomes(meant && inQuotes(meant)) }];
};

/** How visits are counted: by the script of the provider, for a site that it knows, each once. */
export const checkVisits = (value: unknown): Finding[] => {
  const [name, script = ''] = ['visits.provider', address].map((path) => textAt(value, path));
  if (!isProvider(name) || script === '') return [];
  const known = Object.entries(providers).find(([, each]) => each.script.test(script));
  if (known && known[0] !== name) {
    const [other, { name: otherName }] = known;
    const parts = { found: script, other: otherName, provider: providers[name].name };
    const path = 'visits.provider';
    return [
      { error: 'otherCounter', path, parts, see: { path: address }, ...becomes(inQuotes(other)) },
    ];
  }
  const manual = script.replace(
    /\/(?:script|plausible)((?:\.(?!manual\b)[a-z-]+)*)\.js$/,
    '/script.manual$1.js',
  );
  const byItself: Finding = {
    error: 'countsByItself',
    path: address,
    ...becomes(inQuotes(manual)),
  };
  return [
    ...foundIf(name === 'plausible' && manual !== script, byItself),
    ...ofId(value, { script, name }),
  ];
};
