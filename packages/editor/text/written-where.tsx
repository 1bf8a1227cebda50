import Alert from '@mui/material/Alert';
import Popper from '@mui/material/Popper';
import { isCollectionFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { useSession } from '../editor-context';
import { fileName } from '../panel/places';
import { WordsOfLanguages } from '../words-of-languages';
import { keepsText, type TypedText } from './typed-text';

/** Beside a text that is typed: that it says names in braces, is shown on more pages than this one, or in other languages. */
export const WrittenWhere = ({ typed }: { typed: TypedText }) => {
  const session = useSession();
  const { file } = typed.place;
  const { files } = session.get().state;
  const written = session.valueAt(typed.place);
  const whole: unknown = files[file];
  const isOfTemplate = isGroup(whole) && 'each' in whole;
  const words = [
    ...(typeof written === 'string' && /[{}]/.test(written)
      ? ['The page fills in what stands in braces. Leave it as it is.']
      : []),
    ...(isOfTemplate ? ['These words are on all pages that are made from this one.'] : []),
    ...(isCollectionFile(file)
      ? [`Written in: ${fileName(file, files)}. It changes wherever it is shown.`]
      : []),
  ];
  const { language } = session.get().state;
  const isOfLanguages = language !== undefined && session.wordsAt(typed.place) !== 'own';
  return words.length === 0 && !isOfLanguages ? null : (
    <Popper open anchorEl={typed.view.dom} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
      <Alert severity="info" sx={{ mt: 1, maxWidth: '32rem' }} {...{ [keepsText]: '' }}>
        {words.map((each) => (
          <div key={each}>{each}</div>
        ))}
        <WordsOfLanguages place={typed.place} onChosen={() => typed.view.focus()} />
      </Alert>
    </Popper>
  );
};
