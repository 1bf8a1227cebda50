import type { KindModule, NestingModule } from './kind-module';

// Jest, which knows no import.meta.glob, takes tests/vite-modules.ts for each file of this name.

type Modules<Module> = Readonly<Record<string, Module | undefined>>;

/** Kinds with controls that many forms have. Vite reads the folders. */
export const firstKinds: Modules<KindModule> = import.meta.glob<KindModule>(
  './{select,textarea}/control.tsx',
  { eager: true },
);

type LaterModules = Modules<() => Promise<KindModule | NestingModule>>;

/** Only where a form takes words of the visitor's own; Vite writes whether one does. */
const ownWordsKinds: LaterModules =
  (globalThis.__SITE__?.takesOwnWords ?? true)
    ? import.meta.glob<KindModule | NestingModule>('./{select,radio,checkboxes}/other/control.tsx')
    : {};

/** Only where a number has a − and a +, or a time is one of the opening hours; Vite writes whether one does. */
const shownKinds: LaterModules =
  (globalThis.__SITE__?.hasSteppers ?? true) || (globalThis.__SITE__?.hasSlots ?? true)
    ? import.meta.glob<KindModule | NestingModule>('./{number/steppers,time/slots}/control.tsx')
    : {};

/** Only where a telephone number may be of any country; Vite writes it. */
const internationalTelKind: LaterModules =
  (globalThis.__SITE__?.asksForCountries ?? true)
    ? import.meta.glob<KindModule | NestingModule>('./international-tel/control.tsx')
    : {};

/** Only where several answers can be chosen in the rows of a matrix; Vite writes it. */
const severalInRowsKind: LaterModules =
  (globalThis.__SITE__?.hasSeveralInRows ?? true)
    ? import.meta.glob<KindModule | NestingModule>('./matrix/several/control.tsx')
    : {};

/** Only where a form asks for a month; Vite writes it. */
const monthKind: LaterModules =
  (globalThis.__SITE__?.asksForMonths ?? true)
    ? import.meta.glob<KindModule | NestingModule>('./month/control.tsx')
    : {};

/** Only where fields are stored together; Vite writes it. */
const storedGroupKind: LaterModules =
  (globalThis.__SITE__?.hasStoredGroups ?? true)
    ? import.meta.glob<KindModule | NestingModule>('./stored-group/{,by-country/}control.tsx')
    : {};

/** All others: a form loads only those it uses. */
export const laterKinds: LaterModules = {
  ...import.meta.glob<KindModule | NestingModule>([
    './*/control.tsx',
    './file/list/control.tsx',
    '!./{select,textarea,international-tel,month,stored-group}/control.tsx',
  ]),
  ...ownWordsKinds,
  ...shownKinds,
  ...internationalTelKind,
  ...monthKind,
  ...severalInRowsKind,
  ...storedGroupKind,
};
