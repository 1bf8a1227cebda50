import type { FieldDefinition } from '../../fields/registry';
import { orElse } from '../../loading/browser-facilities';
import type { Value } from '../../schema/record';

type Reported = {
  /** The text for a ticked box. */
  yes: string;
  /** BCP 47. */
  language: string;
  /** Names of the chosen files. */
  files: string[];
};

const labelIn = (
  options: readonly { value: string; label?: string | undefined }[],
  value: string,
) => options.find((option) => option.value === value)?.label ?? value;

const day = (value: string, language: string) =>
  orElse(
    () =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${value}T00:00:00Z`),
      ),
    value,
  );

/** A field's value in words for the visitor; empty if it has none. */
export const shownValue = (field: FieldDefinition, value: Value, reported: Reported): string => {
  if (field.kind === 'file') return reported.files.join(', ');
  if (value === null || value === '' || value === false) return '';
  if (value === true) return reported.yes;
  if (Array.isArray(value)) {
    return 'options' in field ? value.map((each) => labelIn(field.options, each)).join(', ') : '';
  }
  if (field.kind === 'rating') return field.stars[Number(value) - 1] ?? '';
  if (field.kind === 'number') {
    const written = orElse(
      () => new Intl.NumberFormat(reported.language).format(Number(value)),
      String(value),
    );
    return field.unit ? `${written} ${field.unit}` : written;
  }
  if (field.kind === 'date') return day(String(value), reported.language);
  return 'options' in field ? labelIn(field.options, String(value)) : String(value);
};
