import assert from 'node:assert/strict';
import about from '../../sites/agency/config/pages/about';
import site from '../../sites/agency/config/site';
import { openPage, type Journey, type Stage } from '../journey';
import { attributeOf, isBetweenSides, isOpenToView } from '../look';
import { answerPart, memberName, named, questionButton } from '../places';
import { soon } from '../soon';
import type { Visitor } from '../visitor';

export const sectionOf = <Kind extends (typeof about.sections)[number]['kind']>(kind: Kind) => {
  type Wanted = Extract<(typeof about.sections)[number], { kind: Kind }>;
  const section = about.sections.find((each): each is Wanted => each.kind === kind);
  assert(section, `the page has a section of the kind ${kind}`);
  return section;
};

type Question = { question: string; answer: string[] };

const expectQuestion = async (
  { visitor }: Stage,
  { question, answer: [words = ''] }: Question,
  open: boolean,
) => {
  const expanded = () => attributeOf(visitor, questionButton(question), 'aria-expanded');
  await soon(`"${question}" is open`, expanded, String(open));
  await soon('its answer is seen', () => isOpenToView(visitor, answerPart(words)), open);
};

export const questions: Journey = {
  name: 'a question opens and shows its answer, and closes the one before',
  walk: async (stage) => {
    const { visitor } = stage;
    const [first, second] = sectionOf('faq').items;
    assert(first && second);
    await openPage(stage, '/About-us');
    await visitor.click(questionButton(first.question));
    await expectQuestion(stage, first, true);
    await visitor.click(questionButton(second.question));
    await expectQuestion(stage, second, true);
    await expectQuestion(stage, first, false);
    await visitor.click(questionButton(second.question));
    await expectQuestion(stage, second, false);
  },
};

/** The members whose names are in view. */
const seen = async ({ visitor }: Stage) => {
  const names = site.team.map(({ name }) => name);
  const shown = await Promise.all(names.map((name) => isBetweenSides(visitor, memberName(name))));
  return names.filter((_, index) => shown[index]);
};

type Screen = { what: string; slides: 'narrow' | 'wide'; size?: Parameters<Visitor['resize']>[0] };

const carouselOn = ({ what, slides, size }: Screen): Journey => ({
  name: `${what}the carousel goes to the member of the chosen dot, and loops`,
  walk: async (stage) => {
    const { carousel: options } = sectionOf('team');
    if (size) await stage.visitor.resize(size);
    const names = site.team.map(({ name }) => name);
    const count = names.length;
    const shown = options.slides[slides];
    const from = (first: number) =>
      names.filter((_, index) => (index - first + count) % count < shown);
    await openPage(stage, '/About-us');
    for (const chosen of [1, count - 1, 0]) {
      const dot = named(options.dot.replace('{number}', String(chosen + 1)));
      await stage.visitor.click(dot);
      await soon('who is seen', () => seen(stage), from(chosen));
      await soon('the dot', () => attributeOf(stage.visitor, dot, 'aria-current'), 'true');
    }
  },
});

export const carousels = [
  carouselOn({ what: '', slides: 'wide' }),
  carouselOn({ what: 'on a telephone, ', slides: 'narrow', size: { width: 320, height: 568 } }),
];
