import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, schemaOf } from '../../../src/schema/values/inner-schema';
import type { Place } from '../../../src/schema/values/written-place';
import { useBlank } from '../blank/use-blank';
import { SessionContext, useSession } from '../editor-context';
import type { Session } from '../editor-session';
import { StructureProvider } from '../structure/structure';
import { draftSession } from './draft-session';
import type { KeyControlProps } from './key-control-props';
import { PictureChooser } from './picture-chooser';
import { fileKeyOf, ofPicture, picturesFor } from './picture-file';

type BeginProps = {
  place: Place;
  schema: AnySchema;
  label: string;
  write: (value: unknown) => Promise<boolean>;
  Group: KeyControlProps['Group'];
};

/** Begins with the blank of a schema; what the check does not take yet is completed first. */
const BeginGroup = ({ place, schema, label, write, Group }: BeginProps) => {
  const session = useSession();
  const blank = useBlank(place.file);
  const [draft, setDraft] = useState<Session>();
  const begin = async () => {
    const begun = blank(schema);
    if (!(await write(begun))) setDraft(draftSession(session, place, begun));
  };
  if (!draft) {
    return (
      <Button variant="outlined" onClick={() => void begin()}>
        {`Add “${label}”`}
      </Button>
    );
  }
  return (
    <SessionContext value={draft}>
      <FormHelperText>It is written as soon as the check takes it.</FormHelperText>
      {/* Lists within are those of the draft. */}
      <StructureProvider>
        <Group place={place} schema={schema} name={label} />
      </StructureProvider>
      <Button onClick={() => setDraft(undefined)}>Cancel</Button>
    </SessionContext>
  );
};

/** As `BeginGroup`; a group around a picture asks for the picture first. */
export const Begin = (props: BeginProps) => {
  const { place, schema, label, write } = props;
  const blank = useBlank(place.file);
  const resolved = schemaOf(schema, undefined);
  const fileKey = fileKeyOf(resolved);
  if (fileKey === undefined) return <BeginGroup {...props} />;
  return (
    <PictureChooser
      label={label}
      {...picturesFor(resolved, fileKey)}
      onChoose={(picture) => {
        const base = blank(resolved);
        return write({ ...(isGroup(base) ? base : {}), ...ofPicture(resolved, fileKey, picture) });
      }}
    />
  );
};
