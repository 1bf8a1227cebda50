import type { PageDefinition } from '#types';

export default {
  title: 'Halder Quartet',
  description:
    'The Halder Quartet is in residence at Saal Nord in Hamburg: four players, eight evenings a season, and open rehearsals on Tuesday mornings.',
  sections: [
    {
      kind: 'page-header',
      title: 'Halder Quartet',
      layout: 'below',
      picture: {
        file: '/pictures/strings.jpg',
        alt: 'Strings under a lamp, out of focus',
        width: 1600,
        height: 420,
      },
    },
    {
      kind: 'article',
      look: 'magazine',
      title: 'In residence',
      lead: 'They came to record Webern in an empty building, and asked whether they might leave the chairs.',
      parts: [
        {
          title: 'The winter of the chairs',
          paragraphs: [
            'There was no heating in February 2020, no stage and no audience. The four had rented the ice house for two days because a sound engineer had clapped his hands in it once and never forgotten. They stayed for eleven. On the last evening the owner of the boatyard next door brought soup and sat down on an upturned crate: the first listener.',
            {
              quote:
                'In most halls you play to the wall. Here you play to the air, and it answers late.',
              name: 'Ines Halder',
            },
            'When the house opened two years later, the four chairs were already on the stage. They are the cheapest thing in the building, from a school that was being cleared, and nobody has been able to play as well on better ones.',
          ],
        },
        {
          title: 'What residence means',
          paragraphs: [
            'Eight evenings a season, of which one must frighten us. A key to the building. Rehearsal on the stage from ten to one, every weekday on which nobody else needs it. On Tuesdays the door is open: whoever is quiet may come in, sit where they like and leave when they like.',
            'In return the four choose half of the guests, teach [the young quartets](/Learning) and are to be found, on concert nights, at the bar.',
          ],
        },
      ],
    },
    {
      kind: 'people',
      look: 'rows',
      tone: 'tint',
      title: 'Four chairs',
      lead: 'From the left, as you see them from the stalls.',
      people: [
        {
          sample: true,
          name: 'Ines Halder',
          photo: {
            file: '/pictures/chair-1.jpg',
            alt: 'The first of the four chairs on the stage, empty',
            width: 600,
            height: 800,
          },
          role: 'Violin',
          description:
            'Born in Flensburg. Plays a violin by Giovanni Grancino, Milan 1702, lent by a pharmacist who asks for two tickets a year. Counts aloud when nobody is there.',
        },
        {
          sample: true,
          name: 'Tomasz Birk',
          photo: {
            file: '/pictures/chair-2.jpg',
            alt: 'The second of the four chairs on the stage, empty',
            width: 600,
            height: 800,
          },
          role: 'Violin',
          description:
            'Born in Gdańsk. Was a physicist until he was twenty-six. Marks the parts, in pencil, for all four.',
        },
        {
          sample: true,
          name: 'Marit Solberg',
          photo: {
            file: '/pictures/chair-3.jpg',
            alt: 'The third of the four chairs on the stage, empty',
            width: 600,
            height: 800,
          },
          role: 'Viola',
          description:
            'Born in Bodø. Built her own instrument in Cremona in 2011. Leads the Tuesday rehearsals, from the inside.',
        },
        {
          sample: true,
          name: 'Jonas Achterberg',
          photo: {
            file: '/pictures/chair-4.jpg',
            alt: 'The fourth of the four chairs on the stage, empty',
            width: 600,
            height: 800,
          },
          role: 'Cello',
          description:
            'Born in Hamburg, on the other bank. Plays all six suites by Bach on one Sunday in February, and does not speak on the Monday.',
        },
      ],
    },
    {
      kind: 'list',
      of: 'concerts',
      look: 'agenda',
      where: { performers: 'Halder Quartet' },
      title: 'Their evenings',
      align: 'offset',
      more: { label: 'The whole season', to: '/Season' },
    },
    {
      kind: 'call-to-action',
      look: 'line',
      title: 'Tuesday, ten o’clock',
      text: 'Open rehearsal, free, through the quay door. Phones stay in the lock.',
      action: { label: 'What else is open', to: '/Learning' },
    },
  ],
} satisfies PageDefinition;
