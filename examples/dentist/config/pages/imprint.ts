import type { PageDefinition } from '#types';

export default {
  title: 'Imprint',
  description:
    'Who is responsible for this site, who supervises the practice, and how to complain.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Imprint' }],
      title: 'Who Is Behind This Site',
      lead: 'A sample. Write your own before launch.',
      narrow: true,
    },
    {
      kind: 'prose',
      align: 'left',
      paragraphs: [
        { heading: 'The practice' },
        'Willow Lane Dental, Sample Lane 1, Sample Town ZZ1 1ZZ. Owner: Nadia Sample, dentist.',
        'Telephone [020 7946 0321](tel:+442079460321), e-mail [hello@example.com](mailto:hello@example.com).',
        { heading: 'Registration' },
        'Here stand the registration numbers of the dentists, and who supervises the practice.',
        { heading: 'Complaints' },
        'Tell us first, by telephone or in [the feedback form](/Feedback):',
        {
          numbered: true,
          list: [
            'You hear from Joe within two working days.',
            'We talk about it with everybody who was there.',
            'You have an answer in writing within ten working days.',
          ],
        },
        { heading: 'Pictures' },
        'All pictures on this site were drawn for it. Nobody in them is real.',
      ],
    },
  ],
} satisfies PageDefinition;
