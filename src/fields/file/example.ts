import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'file',
    name: 'Plan',
    label: 'A plan or sketch',
    hint: 'PDF, at most 5 MB',
    upload: { folder: 'Files/Plans/', types: ['pdf'], maxMegabytes: 5 },
    errorMessages: {
      empty: 'This file is empty. Please choose another one.',
      tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
      wrongType: 'This is no PDF. Please choose another one.',
      notSent: 'This file could not be sent. Please choose it once more.',
    },
  },
  several: {
    kind: 'file',
    name: 'Photos',
    label: 'Photos of the rooms',
    hint: 'Up to three, at most 5 MB each and 12 MB in all',
    maxFiles: 3,
    upload: {
      folder: 'Files/Photos/',
      accept: ['images'],
      maxMegabytes: 5,
      maxTotalMegabytes: 12,
    },
    errorMessages: {
      empty: 'This file is empty. Please choose another one.',
      tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
      wrongType: 'This is no photo. Please choose another file.',
      tooMany: 'There is room for three photos.',
      tooMuch: 'All photos together may have 12 MB.',
    },
    list: {
      cancel: 'Cancel',
      retry: 'Send again',
      remove: 'Remove',
      failed: 'could not be sent',
      sent: 'sent',
    },
  },
  recording: {
    kind: 'file',
    name: 'Recording',
    label: 'A recording of your choir',
    hint: 'Sound or a film, at most 100 MB',
    upload: { folder: 'Files/Recordings/', accept: ['sound', 'video'], maxMegabytes: 100 },
    errorMessages: {
      empty: 'This file is empty. Please choose another one.',
      tooLarge: 'This file is larger than 100 MB. Please choose a shorter one.',
      wrongType: 'This is neither sound nor a film. Please choose another file.',
    },
  },
} satisfies Record<string, FieldDefinition<'file'>>;
