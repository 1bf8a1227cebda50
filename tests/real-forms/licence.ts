import type { FormDefinition } from '../../src/form/form-schema';
import {
  address,
  allRequired,
  email,
  ifYes,
  lines,
  phone,
  some,
  stepping,
  text,
  whole,
  words,
  yesNo,
} from './parts';

const isOther = (field: string) => ({ field, is: 'Other' });

const diseases = [
  ...['Foot and mouth disease', 'Peste des petits ruminants', 'Lumpy skin disease'],
  ...['Equine infectious anaemia', 'Equine encephalomyelitis', 'Enzootic bovine leucosis'],
  ...['Swine vesicular disease', 'Paramyxovirus of pigeons', 'Vesicular stomatitis'],
  ...['African horse sickness', 'Rift Valley fever', 'African swine fever', 'Newcastle disease'],
  ...['Aujeszky’s disease', 'Classical swine fever', 'Contagious bovine pleuropneumonia'],
  ...['Teschen disease', 'Bluetongue', 'Sheep pox', 'Goat pox', 'Rabies', 'Avian influenza'],
  ...['Rinderpest', 'None of these'],
];

const steps: NonNullable<FormDefinition['steps']> = [
  {
    title: 'Who applies',
    fields: [
      { ...text('Applicant', 'Who applies?'), hint: 'A firm, a laboratory, or a person' },
      address('ApplicantAddress', 'Their address'),
      { ...text('Lead', 'Whom may we ask?'), hint: 'Somebody who knows of this application' },
      phone('LeadPhone', 'Their telephone number'),
      phone('LeadMobile', 'Their mobile number'),
      email('LeadEmail', 'Their e-mail address'),
      text('LeadPosition', 'What is their position?'),
      lines('LeadQualifications', 'What are they qualified for?'),
    ],
  },
  {
    title: 'Where it goes',
    fields: [
      {
        ...text('Keeper', 'Who answers for it there?'),
        hint: 'Whoever is in charge of the premises',
      },
      address('PremisesAddress', 'Address of the premises'),
      phone('KeeperPhone', 'Their telephone number'),
      email('KeeperEmail', 'Their e-mail address'),
      text('KeeperPosition', 'What is their position?'),
      lines('KeeperQualifications', 'What are they qualified for?'),
      ...ifYes(
        yesNo('Agent', 'Does an agent act for you?'),
        text('AgentName', 'Name of the agent'),
        address('AgentAddress', 'Address of the agent'),
        phone('AgentPhone', 'Telephone number of the agent'),
        email('AgentEmail', 'E-mail address of the agent'),
      ),
    ],
  },
  {
    title: 'The premises',
    fields: [
      ...ifYes(
        yesNo('Accredited', 'Are the premises accredited as a laboratory?'),
        lines('Accreditations', 'By whom, and for what?'),
      ),
      {
        kind: 'note',
        question: 'What is meant by good practice?',
        paragraphs: [
          'The rules that those who work there go by:',
          { list: ['written procedures for each task', 'what the authorities recommend'] },
        ],
      },
      ...ifYes(
        yesNo('Procedures', 'Are procedures and good practice in place?'),
        lines('ProcedureDetails', 'Which ones?'),
      ),
      ...ifYes(
        yesNo('Contained', 'Do the premises meet a standard of containment?'),
        {
          kind: 'radio',
          name: 'Level',
          label: 'Of which level?',
          options: [{ value: '2' }, { value: '3' }, { value: '4' }],
        },
        lines('Standards', 'Which standards are these?'),
      ),
      ...ifYes(yesNo('Registered', 'Are the premises registered for animal by-products?'), {
        ...text('Registration', 'Under which number?', 20),
        hint: 'Ten digits',
      }),
      ...ifYes(
        yesNo('Assessed', 'Have you judged the risks?'),
        lines('Assessment', 'What did you find?'),
      ),
      ...ifYes(
        yesNo('NearAnimals', 'May what you import come near animals?'),
        lines('HowNear', 'How could it?'),
      ),
      ...ifYes(
        yesNo('StaffNearAnimals', 'Do those who work with it see animals elsewhere?'),
        lines('StaffContact', 'Which animals, and where?'),
      ),
    ],
  },
  {
    title: 'What it is for',
    fields: [
      some(
        'Uses',
        'What will it be used for?',
        ...['Technical use', 'Medicines', 'Cosmetics', 'A laboratory', 'Samples', 'Research'],
        ...['Food', 'Feed', 'Diagnosis'],
      ),
      {
        kind: 'radio',
        name: 'Work',
        label: 'Which kind of work is it?',
        options: [{ value: 'In vitro' }, { value: 'In vivo' }, { value: 'Neither' }],
      },
      lines('Tests', 'What will be tested, and by which methods?'),
      ...ifYes(
        yesNo('Commercial', 'Will it be sold, or what is made of it?'),
        lines('CommercialUse', 'How?'),
        some('Markets', 'Where?', 'Great Britain', 'European Union', 'Other'),
      ),
      { ...text('Country', 'In which country?'), showWhen: isOther('Markets') },
    ],
  },
  {
    title: 'What you import',
    fields: [
      some(
        'Material',
        'What is it?',
        ...['A product without any pathogen', 'A pathogen', 'A carrier of a pathogen'],
      ),
      ...ifYes(
        yesNo('Held', 'Did you ever have a licence for this?'),
        lines('Licences', 'Their numbers'),
      ),
      { kind: 'note', words: 'How long it lasts is decided by whoever issues it.' },
      {
        kind: 'radio',
        name: 'Length',
        label: 'For how long do you need it?',
        options: ['1 month', '3 months', '6 months', '1 year', '2 years', '3 years'].map(
          (value) => ({ value }),
        ),
      },
      text('Exporter', 'From whom does it come?'),
      lines('ExporterAddress', 'Their address, with the country'),
      { ...phone('ExporterPhone', 'Their telephone number'), hint: 'With the code of the country' },
      email('ExporterEmail', 'Their e-mail address'),
      lines('Origins', 'All countries of origin'),
      lines('Transhipment', 'All countries where it changes ships'),
      {
        kind: 'checkboxes',
        name: 'Species',
        label: 'Of which animals is it?',
        options: [
          ...['Cattle', 'Pigs', 'Sheep', 'Goats', 'Horses'].map((value) => ({ value })),
          { value: 'Fowl', description: 'For example chickens or turkeys.' },
          { value: 'Ratites', description: 'For example ostriches or emus.' },
          { value: 'Game' },
          { value: 'Other' },
        ],
      },
      { ...text('OtherSpecies', 'Of which one?'), showWhen: isOther('Species') },
      some('Contains', 'Is any of this in it?', 'Eggs', 'Milk', 'Fish', 'Honey', 'Other'),
      { ...text('OtherContent', 'What else?'), showWhen: isOther('Contains') },
      text('Product', 'What is it called?'),
      lines('Description', 'Describe it'),
    ],
  },
  {
    title: 'How it comes',
    fields: [
      text('Port', 'By which port or airport?'),
      { ...text('Transport', 'By which means?'), hint: 'For example by ship or lorry' },
      { kind: 'date', name: 'Arrival', label: 'On which day?', errorMessage: 'Which day is it?' },
      whole('Consignments', 'How many consignments?'),
      text('ContainerType', 'In what kind of container?'),
      text('ContainerSize', 'Of what size?'),
      whole('Containers', 'How many?'),
      text('Volume', 'Of what volume?'),
      whole('Weight', 'Of what weight?', 'kg'),
      whole('Samples', 'How many samples are in each?'),
      { ...text('State', 'In what state is it?'), hint: 'For example frozen' },
      lines('Procedure', 'What was done against contamination?'),
      lines('Processing', 'How was it processed?', { hint: 'With times and temperatures' }),
      yesNo('Heat', 'Could it be heated to 56 °C for half an hour and still be of use?'),
      some('Diseases', 'Which diseases do they work with, where it comes from?', ...diseases),
      {
        kind: 'radio',
        name: 'Source',
        label: 'Where does it come from?',
        options: ['Farm', 'Slaughterhouse', 'Laboratory', 'Plant', 'Countryside', 'Other'].map(
          (value) => ({ value }),
        ),
      },
      { ...text('OtherSource', 'From where?'), showWhen: isOther('Source') },
      {
        kind: 'group',
        legend: 'Approval of the premises',
        showWhen: { field: 'Source', isOneOf: ['Slaughterhouse', 'Plant'] },
        fields: [
          yesNo('Approved', 'May they export to the European Union?'),
          text('Approval', 'Under which number?', 40),
          lines('National', 'What does their own country approve?'),
        ],
      },
      yesNo('Suspected', 'Were the animals suspected of a disease that has to be notified?'),
    ],
  },
];

/** What need not be answered. */
const optional = ['LeadMobile', 'Transhipment'];

const asked = (fields: NonNullable<FormDefinition['fields']>): string[] =>
  fields.flatMap((item) => {
    if (item.kind === 'group') return asked(item.fields);
    return item.kind === 'note' || item.kind === 'stored-group' ? [] : item.name;
  });

const names = steps.flatMap(({ fields }) => asked(fields));

/** Some 80 questions, nearly all of which must be answered, in six steps; it can be saved and printed. */
export const licence: FormDefinition = {
  ...words,
  title: 'Apply for a licence to import',
  steps,
  stepping,
  saveForLater: {
    save: 'Save and go on later',
    saved: 'Saved on this device until {day}.',
    files: 'Files are not saved.',
    failed: 'This browser stores nothing.',
    found: 'Answers of {day} are saved on this device.',
    goOn: 'Go on',
    restored: 'Your answers are back.',
    remove: 'Delete',
    removed: 'They are deleted.',
  },
  rules: [
    ...allRequired(...names.filter((name) => !optional.includes(name))),
    ...['LeadEmail', 'KeeperEmail', 'AgentEmail', 'ExporterEmail'].map(
      (field) => ({ field, check: 'email', message: 'This is no e-mail address' }) as const,
    ),
    {
      field: 'Registration',
      check: 'pattern',
      pattern: '[0-9]{10}',
      wants: 'ten digits',
      message: 'Ten digits',
    },
  ],
  record: { collection: 'licences', stamps: { id: 'milliseconds', Number: 'reference' } },
  outcome: {
    ...words.outcome,
    saved: {
      toast: 'Thank you. Your number is {reference}.',
      copy: { print: 'Print a copy', sentOn: 'Sent on', reference: 'Your number', yes: 'Yes' },
    },
  },
};
