import type { Photo } from '../schema/picture';
import type { ThemeName } from '../schema/theme-names';
import type { SectionDefinition } from '../sections/registry';
import loaves from './pictures/loaves.webp?url';
import roof from './pictures/roof.webp?url';
import stage from './pictures/stage.webp?url';
import street from './pictures/street.webp?url';
import volumes from './pictures/volumes.webp?url';

/** What each theme to start from shows at first: the page of a trade that suits its character. */

export const photo = {
  file: street,
  alt: 'A yellow house with an awning, and two tables on the pavement',
  width: 1600,
  height: 1000,
} satisfies Photo;

type Hero = Omit<SectionDefinition<'hero'>, 'kind'>;

type Trade = {
  hero: Hero;
  /** Three things that it does. */
  cards: { title: string; lead: string; offers: readonly [title: string, text: string][] };
  /** Said by somebody. */
  quote: { words: string; name: string };
  end: { title: string; text: string; action: string };
};

const to = (label: string, path = '/Services') => ({ label, to: path });

export const trades: Record<ThemeName, Trade> = {
  atelier: {
    hero: {
      layout: 'poster',
      title: 'Stoneware, Thrown On Thursdays',
      lead: 'A studio of three potters under the roof of a former weaving mill. What leaves the kiln is for sale until it is gone.',
      action: to('See the kiln'),
      secondAction: to('Visit the studio', '/Contact'),
    },
    cards: {
      title: 'From Clay To Table',
      lead: 'Each piece takes five weeks. [Ask for a set](/Contact) before autumn.',
      offers: [
        ['Plates', 'Four sizes, in ash and iron glazes, made to be stacked.'],
        ['Vessels', 'One of each. The next one is another.'],
        ['Courses', 'Six evenings at the wheel, and two firings.'],
      ],
    },
    quote: { words: 'They are the only plates that our kitchen never drops.', name: 'Ida Sample' },
    end: {
      title: 'Come Up, The Door Is Open',
      text: 'On Thursdays and Fridays you may watch, and nobody minds.',
      action: 'Find the mill',
    },
  },
  bakery: {
    hero: {
      layout: 'full',
      title: 'Bread Until Noon',
      lead: 'Rye, wheat and spelt, baked through the night behind the shop.',
      action: to('Our bread'),
      secondAction: to('Where we are', '/Contact'),
      picture: {
        file: loaves,
        alt: 'Round loaves with rings of flour on a wooden table',
        width: 1600,
        height: 1067,
        focus: { x: 80, y: 60 },
      },
    },
    cards: {
      title: 'On The Shelf At Six',
      lead: 'What is sold out comes back tomorrow. [Order for Saturday](/Contact).',
      offers: [
        ['Rye', 'Three days of sourdough, two hours of oven.'],
        ['Buns', 'Warm at seven, and again at nine.'],
        ['Cake', 'On Sundays alone, by the slice.'],
      ],
    },
    quote: {
      words: 'We move house soon. Within four streets, because of the rye.',
      name: 'Tom Sample',
    },
    end: {
      title: 'Put By For You',
      text: 'Ring before ten in the evening. It lies in a bag with your name.',
      action: 'How to order',
    },
  },
  climbing: {
    hero: {
      layout: 'stacked',
      title: 'Two Hundred Ways Up',
      lead: 'No ropes, no membership. Chalk is free on the first day.',
      action: to('Prices'),
      secondAction: to('Opening hours', '/Contact'),
      picture: {
        file: roof,
        alt: 'Holds in red, blue, yellow and green on an overhanging wall',
        width: 1600,
        height: 1042,
        focus: { x: 55, y: 40 },
      },
    },
    cards: {
      title: 'New On The Wall',
      lead: 'One sector is set anew each week. [Tell us](/Contact) which one you miss.',
      offers: [
        ['Green', 'Large holds, short ways: the first day.'],
        ['Blue', 'Where hands learn what feet knew.'],
        ['Black', 'Six of them. Nobody has done all.'],
      ],
    },
    quote: { words: 'I came for an hour, eleven months ago.', name: 'Ida Sample' },
    end: {
      title: 'Shoes Are Here',
      text: 'In every size, dried each night. Come as you are.',
      action: 'Your first visit',
    },
  },
  concert: {
    hero: {
      layout: 'full',
      title: 'Twelve Evenings',
      lead: 'Chamber music in a former ice house. 480 seats, no microphones.',
      action: to('The season'),
      secondAction: to('The house', '/Contact'),
      picture: {
        file: stage,
        alt: 'Four empty chairs on a dark stage under a single lamp',
        width: 1600,
        height: 900,
        focus: { x: 70, y: 4 },
      },
    },
    cards: {
      title: 'Next',
      lead: 'The bar opens an hour before. [Seats](/Contact) are not numbered.',
      offers: [
        ['Quartets', 'Three late ones, in one night.'],
        ['Voices', 'Eight of them, and a drum.'],
        ['Silence', 'A piece of forty minutes, half of which is none.'],
      ],
    },
    quote: { words: 'One hears the bow before it touches the string.', name: 'Tom Sample' },
    end: {
      title: 'The Light Goes Out At Eight',
      text: 'Those who come later hear the first part from the gallery.',
      action: 'How to get here',
    },
  },
  laboratory: {
    hero: {
      layout: 'poster',
      title: 'What Is In Your Water?',
      lead: 'Send us half a litre. You have 38 values and one plain sentence within three days.',
      action: to('Order a bottle'),
      secondAction: to('How we measure', '/Contact'),
    },
    cards: {
      title: 'Three Analyses',
      lead: 'Accredited, with the uncertainty beside each value. [Ask a chemist](/Contact).',
      offers: [
        ['Tap', 'Lead, copper, nickel, and what old pipes give.'],
        ['Well', 'Nitrate, germs, iron: may one drink it?'],
        ['Pool', 'Before the season, and in the middle of it.'],
      ],
    },
    quote: { words: 'The sentence was: change the tap. We did.', name: 'Ida Sample' },
    end: {
      title: 'The Bottle Is On Its Way',
      text: 'It comes with a label, a cap and the address. You add water.',
      action: 'Order one',
    },
  },
  notary: {
    hero: {
      layout: 'split',
      title: 'Read Aloud, Then Signed',
      lead: 'Deeds, wills and certified copies, explained in words that you can repeat at home.',
      action: to('Fees'),
      secondAction: to('Appointments', '/Contact'),
      picture: {
        file: volumes,
        alt: 'Bound volumes of acts, by their years',
        width: 1200,
        height: 800,
        focus: { x: 50, y: 50 },
      },
    },
    cards: {
      title: 'What We Draw Up',
      lead: 'You have the draft two weeks before. [Ask beforehand](/Contact).',
      offers: [
        ['Houses', 'From the offer to the register.'],
        ['Families', 'Marriage, inheritance, and what follows.'],
        ['Firms', 'Founded, changed, handed on.'],
      ],
    },
    quote: { words: 'For the first time I knew what I was signing.', name: 'Tom Sample' },
    end: {
      title: 'A First Talk Costs Nothing',
      text: 'It takes half an hour. Bring what you have been sent.',
      action: 'Choose a day',
    },
  },
  noticeboard: {
    hero: {
      layout: 'split',
      title: 'The Street Has A Table',
      lead: 'Once a month the whole street eats on the pavement. Bring a chair, and what you can cook.',
      action: to('When and where'),
      secondAction: to('Help with it', '/Contact'),
      picture: { ...photo, focus: { x: 70, y: 60 } },
    },
    cards: {
      title: 'What Is Needed',
      lead: 'Nobody needs to sign up. [Say it](/Contact) if you bring a bench.',
      offers: [
        ['Chairs', 'Sixty of them. Twelve are here.'],
        ['Soup', 'Two large pots, one without meat.'],
        ['Hands', 'At five to carry, at ten to sweep.'],
      ],
    },
    quote: {
      words: 'I have lived here for nine years. Now I know eleven names.',
      name: 'Ida Sample',
    },
    end: {
      title: 'On The First Friday',
      text: 'If it rains, in the yard of number 14.',
      action: 'See the map',
    },
  },
  workshop: {
    hero: {
      layout: 'poster',
      title: 'Wheels Made True',
      lead: 'A bicycle workshop with four stands, a kettle, and parts for what others call too old.',
      action: to('What it costs'),
      secondAction: to('Book a stand', '/Contact'),
    },
    cards: {
      title: 'On The Stand',
      lead: 'You have a price before we turn a screw. [Ring us](/Contact).',
      offers: [
        ['Wheels', 'Trued in twenty minutes, built in two days.'],
        ['Brakes', 'Bled, shortened, made quiet.'],
        ['Frames', 'Steel is brazed here, on Wednesdays.'],
      ],
    },
    quote: { words: 'My father’s bicycle brakes better than his car.', name: 'Tom Sample' },
    end: {
      title: 'Bring It As It Is',
      text: 'Mud is no reason to wait. The hose is by the door.',
      action: 'Find the yard',
    },
  },
};
