import type { CollectionDefinition } from '#types';

export default {
  kind: 'person',
  entries: [
    {
      id: 'okafor',
      name: 'Dr. Adaeze Okafor',
      role: 'Notary; wills, estates, families',
      description:
        'Wrote her thesis in Leiden on wills made by people in two countries, and has married, divorced and buried three generations of one street. Reads very slowly, on purpose. *English, Igbo, Dutch, French.*',
    },
    {
      id: 'van-houten',
      name: 'Pieter van Houten',
      role: 'Notary; houses and companies',
      description:
        'Knows the wall behind each garden between the Spaarne and the station. Strikes out adjectives. *Dutch, German, English.*',
    },
    {
      id: 'de-wit',
      name: 'Sanne de Wit',
      role: 'Candidate notary; transfers and mortgages',
      description: 'Finds what is wrong with the statement before the bank does. *Dutch, English.*',
    },
    {
      id: 'nwosu',
      name: 'Emeka Nwosu',
      role: 'Companies and papers for abroad',
      description:
        'Registers, apostilles, couriers, and the forms of eleven countries. *English, French, Dutch.*',
    },
    {
      id: 'bakker',
      name: 'Truus Bakker',
      role: 'Front desk, since 1991',
      description: 'Has the key of the strongroom, and the kettle. *Dutch, some of everything.*',
    },
  ],
} satisfies CollectionDefinition;
