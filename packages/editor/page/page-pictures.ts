import type { LazySchema, ObjectSchema } from 'yup';
import { siteFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { joinPath } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { EditState } from '../../edit-protocol/protocol';
import type { MarkedConfig } from '../marked-config';
import { metaOf } from '../panel/panel-keys';
import { fileKeyOf } from '../panel/picture-file';
import { pageSections } from './page-sections';

/** A picture of config, and the schema of one that is a file. */
type PlacedPicture = Place & { schema: ObjectSchema<object>; fileKey: string; value: Group };
type Group = Record<string, unknown>;

export type PagePicture = PlacedPicture & { element: Element };

type Walked = { anySchema: AnySchema; value: unknown; place: Place };

/** Of a picture that is drawn, the one of its choices that is a file. */
const fileSchemaOf = ({ anySchema, value }: Walked) => {
  const { choices } = metaOf(anySchema as LazySchema<unknown>);
  const others = choices?.by === undefined ? Object.values(choices?.schemas ?? {}) : [];
  return [schemaOf(anySchema, value), ...others].find((each) => fileKeyOf(each) !== undefined);
};

const picturesBelow = (walked: Walked): PlacedPicture[] => {
  const { anySchema, value, place } = walked;
  if (typeof value !== 'object' || value === null) return [];
  const schema = schemaOf(anySchema, value);
  const file = fileSchemaOf(walked);
  const fileKey = file && fileKeyOf(file);
  if (file && fileKey !== undefined && isGroup(value)) {
    return [{ ...place, schema: file as ObjectSchema<object>, fileKey, value }];
  }
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = Array.isArray(value) ? Number(key) : key;
    const own = innerSchema(schema, at);
    const path = joinPath(place.path, at);
    return own ? picturesBelow({ anySchema: own, value: inner, place: { ...place, path } }) : [];
  });
};

const isDrawn = (element: Element) => element.querySelector('[data-part]') !== null;

type Shown = { root: Element; config: MarkedConfig; files: EditState['files'] };

const placesIn = (files: EditState['files'], place: Place, value: unknown): PlacedPicture[] => {
  const anySchema = schemaInFile(place.file, files[place.file], place.path);
  return anySchema ? picturesBelow({ anySchema, value, place }) : [];
};

/** Of a picture with a crop for narrow screens, the one of both that is seen. */
const seenIn = (element: HTMLImageElement, picture: PlacedPicture): PagePicture => {
  const { tall } = picture.value;
  const inner = innerSchema(picture.schema, 'tall');
  const isSeen = isGroup(tall) && inner && element.currentSrc.endsWith(String(tall.file));
  if (!isSeen) return { ...picture, element };
  const schema = schemaOf(inner, tall) as ObjectSchema<object>;
  const path = joinPath(picture.path, 'tall');
  return { ...picture, path, schema, value: tall, fileKey: 'file', element };
};

/** The pictures of the page that config has: photographs by their files, drawings by their order in the section. */
export const pagePictures = (shown: Shown): PagePicture[] => {
  const { files } = shown;
  const site = siteFile;
  const ofSite = placesIn(files, { file: site, path: '' }, files[site]);
  return pageSections(shown).flatMap(({ element: section, file, at }) => {
    const page = files[file] as { sections?: unknown[] } | undefined;
    const own = placesIn(files, { file, path: `sections[${at}]` }, page?.sections?.[at]);
    const drawn = own.filter(({ value }) => 'scene' in value);
    const photographs = [...section.querySelectorAll('img')].flatMap((element) => {
      const src = element.getAttribute('src');
      const found = [...own, ...ofSite].find(({ value, fileKey }) => value[fileKey] === src);
      return found ? [seenIn(element, found)] : [];
    });
    const drawings = [...section.querySelectorAll('svg')]
      .filter(isDrawn)
      .flatMap((element, order) => {
        const found = drawn[order];
        return found ? [{ ...found, element }] : [];
      });
    return [...photographs, ...drawings];
  });
};
