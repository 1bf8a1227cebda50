import type { PageDefinition } from '#types';

export default {
  title: 'The house',
  description:
    'Four generations, one oven: the story of the bakery Lindgren & Sohn in Norderhafen since 1919, and who bakes there now.',
  sections: [
    {
      kind: 'page-header',
      layout: 'below',
      title: 'Four generations, one oven',
      lead: 'The oven is the eldest. It was lit in 1921 and has gone out for holidays, one flood and two weddings.',
      picture: {
        file: '/pictures/oven.jpg',
        alt: 'Two loaves in the mouth of the brick oven, embers glowing behind them',
        width: 1600,
        height: 1067,
        focus: { x: 50, y: 62 },
      },
    },
    {
      kind: 'article',
      look: 'magazine',
      title: 'How a ship’s baker came ashore',
      lead: 'Gustav Lindgren meant to stay in Norderhafen for as long as it takes to mend a mast.',
      parts: [
        {
          title: 'The jar',
          paragraphs: [
            'He was ship’s baker on a schooner out of Kalmar, and in the autumn of 1918 she lay at our quay without a mast. Gustav had a jar of leaven that his mother had given him, and it had to be fed. So he asked in the Hafengasse for flour, and Minna Petersen, whose father had flour, asked what it was for.',
            'They were married in the spring. The mast was mended, the schooner sailed, and the jar stayed. What we bake with today is what was in it.',
          ],
        },
        {
          title: 'The oven',
          paragraphs: [
            'Minna’s father gave them the yard. The bricks came as ballast from Holland; you can still read a maker’s name on four of them. The vault is two metres deep and laid without a form, on sand, and the sand was shovelled out through the mouth when the mortar had set.',
            {
              picture: {
                file: '/pictures/crust.jpg',
                alt: 'A long loaf with a split crust and rings of flour, close by',
                width: 1600,
                height: 1200,
              },
              caption: 'The Harbour loaf. Dark is how it is meant.',
              side: 'wide',
            },
            'It takes two hours of beech to heat and a day to cool, and all our breads live on that slope: wheat at the top, rye in the middle, and at the bottom, overnight, the black rye and the rusks.',
          ],
        },
        {
          title: 'The sign',
          paragraphs: [
            'The *Sohn* was Karl. He had three daughters. When Ingrid took over in 1979, the sign painter asked what to change, and she said: the light bulb.',
          ],
        },
      ],
    },
    {
      kind: 'alternating',
      edge: 'torn',
      items: [
        {
          look: 'ledger',
          tone: 'tint',
          title: 'In short',
          paragraphs: [
            '**1919 Gustav and Minna open the shop.** Rusks for ships, rye for the street.',
            '**1921 The oven is lit.**',
            '**1948 “& Sohn” is painted on the enamel.** Karl, who brought the butter plait into it, once there was butter.',
            '**1962 The flood.** Water to the oven’s lip. The leaven spent the night in the church tower.',
            '**1979 Ingrid takes over.** And takes the white loaf out. There were letters.',
            '**2011 Marta and Jonas.** The first bread course is held because the neighbours would not stop asking.',
          ],
          picture: {
            file: '/pictures/grain.jpg',
            alt: 'A heap of wheat and rye kernels',
            width: 1600,
            height: 1067,
          },
        },
      ],
    },
    {
      kind: 'people',
      look: 'rows',
      tiles: 'none',
      edge: 'torn',
      title: 'Who bakes',
      lead: 'And Fiete, who sweeps, is nine, and is paid in buns.',
    },
    {
      kind: 'call-to-action',
      look: 'band',
      tone: 'band',
      edge: 'torn',
      align: 'centred',
      title: 'Come and stand where it is warm',
      text: 'One Sunday a month, eight people bake with us.',
      action: { label: 'To the bread course', to: '/Bread-course' },
      ground: { file: '/pictures/dough.jpg', width: 1600, height: 1067 },
    },
  ],
} satisfies PageDefinition;
