import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Tick } from '../dialog-fields';
import { useWays } from '../dialog-ways';
import { useSession, useSessionState } from '../editor-context';
import { Ask } from './ask';
import { goToAddress } from './go-to';
import { pageAt, type SitePage } from './site-pages';
import { usePlans } from './use-plans';

export const LanguagesOfPage = ({ page }: { page: SitePage }) => {
  const session = useSession();
  const { back, leave } = useWays();
  const plans = usePlans();
  const { files, language } = useSessionState(({ state }) => state);
  const all = language?.all ?? [];
  const before = language?.having[page.page] ?? all.map(({ key }) => key);
  const [keys, setKeys] = useState<readonly string[]>(before);

  const act = async () => {
    const isHere = pageAt(files, window.location.pathname) === page.page;
    const request = { page: page.page, languages: [...keys] };
    if (!(await plans.carryOut('pages/languages', request))) return;
    // The page is no longer at this address.
    const isGone = isHere && language !== undefined && !keys.includes(language.key);
    if (!isGone) return back();
    leave();
    goToAddress(session, page.linkedAs ?? '/');
  };

  return (
    <Ask
      title={`Languages of “${page.title}”`}
      deed="Change the languages"
      plans={plans}
      isReady={all.some(({ key }) => before.includes(key) !== keys.includes(key))}
      act={act}
    >
      <FormGroup>
        {all.map(({ key, name }, at) => (
          <Tick
            key={key}
            label={at === 0 ? `${name}: the main language has every page` : name}
            isOn={keys.includes(key)}
            disabled={at === 0}
            change={(is) => setKeys(is ? [...keys, key] : keys.filter((each) => each !== key))}
          />
        ))}
      </FormGroup>
      <Typography sx={{ mt: 2 }}>
        Links to the page lead to the main language where another one does not have it. What is
        written in a language stays in the file, and is shown again when the language has the page
        again.
      </Typography>
    </Ask>
  );
};
