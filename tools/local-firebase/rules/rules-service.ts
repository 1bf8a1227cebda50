/** What differs between the two services that rules here can speak of. */
export type RulesService = {
  readonly name: 'cloud.firestore' | 'firebase.storage';
  /** The fields of `resource`, what is stored. */
  readonly resource: ReadonlySet<string>;
  /** The fields of `request.resource`, what is to be stored. */
  readonly incoming: ReadonlySet<string>;
};

/** The fields of `request`, in both services. */
export const requestFields: ReadonlySet<string> = new Set([
  'auth',
  'method',
  'path',
  'resource',
  'time',
]);

export const firestoreService: RulesService = {
  name: 'cloud.firestore',
  resource: new Set(['data', 'id']),
  incoming: new Set(['data', 'id']),
};

const uploadFields = [
  'bucket',
  'name',
  'size',
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'metadata',
];

export const storageService: RulesService = {
  name: 'firebase.storage',
  resource: new Set([...uploadFields, 'generation', 'md5Hash', 'timeCreated', 'updated']),
  incoming: new Set(uploadFields),
};
