import { useMemo } from 'react';
import { useSession } from '../editor-context';
import { ChoiceDialog } from './choice-dialog';
import { choicesOf } from './find-choices';
import { KindPreview } from './kind-preview';
import { subjectOf } from './kind-subject';
import type { ListAt } from './list-at';
import type { FieldRules } from './rules-of-field';

type Props = {
  place: ListAt;
  only?: FieldRules | undefined;
  onChoose: (kind: string | undefined) => void;
  onClose: () => void;
};

/** The kinds of which an entry can be, by their looks and words. */
export const AddDialog = ({ place, only, onChoose, onClose }: Props) => {
  const session = useSession();
  const choices = useMemo(() => {
    const all = choicesOf(place, session.get().state.files);
    return only ? all.filter(({ kind = '' }) => only.kinds.includes(kind)) : all;
  }, [place, only, session]);
  return (
    <ChoiceDialog
      title="What shall be added?"
      unit={['kind', 'kinds']}
      choices={choices}
      pictureOf={({ kind, blank }) => {
        const schema = kind === undefined ? undefined : place.choices?.schemas[kind];
        const subject = schema && subjectOf(schema, blank);
        return subject && <KindPreview subject={subject} />;
      }}
      onChoose={({ kind }) => onChoose(kind)}
      onClose={onClose}
    />
  );
};
