import { useMemo } from 'react';
import { useSession } from '../editor-context';
import { ChoiceDialog } from './choice-dialog';
import { choicesOf } from './find-choices';
import { KindPreview } from './kind-preview';
import { subjectOf } from './kind-subject';
import type { ListAt } from './list-at';
import type { Part } from './rules-of-field';

type Props = {
  place: ListAt;
  part?: Part | undefined;
  onChoose: (kind: string | undefined) => void;
  onClose: () => void;
};

/** The kinds of which an entry can be, by their looks and words. */
export const AddDialog = ({ place, part, onChoose, onClose }: Props) => {
  const session = useSession();
  const choices = useMemo(() => {
    const all = choicesOf(place, session.get().state.files);
    return part ? all.filter(({ kind = '' }) => part.kinds.includes(kind)) : all;
  }, [place, part, session]);
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
