import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { collectionFile, formFile } from '../../../src/schema/config-files';
import { counted } from '../../config-values/counted';
import { useSession, useSessionState } from '../editor-context';
import { goToAddress, goToPlace } from './go-to';
import { ListEntry, type ListProps } from './list-entry';
import { addressOf, collectionsOf, formsOf } from './site-pages';

type PartProps = { title: string; deed: string; act: () => void; children: ReactNode };

/** A list below the pages, and what adds to it. */
const Part = ({ title, deed, act, children }: PartProps) => (
  <>
    <Stack
      direction="row"
      sx={{
        mt: 4,
        flexWrap: 'wrap',
        columnGap: 4,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography variant="h3" component="h3" sx={{ fontSize: '1.25rem' }}>
        {title}
      </Typography>
      <Button variant="outlined" onClick={act}>
        {deed}
      </Button>
    </Stack>
    {children}
  </>
);

export const Forms = ({ files, show, close }: ListProps) => {
  const session = useSession();
  return (
    <Part title="Forms" deed="Add a form" act={() => show({ is: 'add-form' })}>
      <List role="list" aria-label="Forms of this site">
        {formsOf(files).map((form) => {
          const file = formFile(form.form);
          const address = addressOf(files, { file });
          return (
            <ListEntry
              key={form.form}
              name={form.title}
              about={`${form.form}, ${address === undefined ? 'on no page of its own' : `on ${address}`}`}
              deeds={[
                {
                  words: 'Go to it',
                  act: () => {
                    close();
                    goToPlace(session, { file, path: '' });
                  },
                  isOff: address === undefined,
                },
                { words: 'Rename', act: () => show({ is: 'rename-form', form }) },
                { words: 'Delete', act: () => show({ is: 'delete-form', form }) },
              ]}
            />
          );
        })}
      </List>
    </Part>
  );
};

export const Collections = ({ files, show, close }: ListProps) => {
  const session = useSession();
  return (
    <Part title="Collections" deed="Add a collection" act={() => show({ is: 'add-collection' })}>
      <List role="list" aria-label="Collections of this site">
        {collectionsOf(files).map((collection) => (
          <ListEntry
            key={collection.collection}
            name={collection.title}
            about={counted(collection.entries, 'entry', 'entries')}
            deeds={[
              {
                words: 'Open',
                act: () => {
                  close();
                  session.select({ file: collectionFile(collection.collection), path: '' });
                },
              },
              { words: 'Add an entry', act: () => show({ is: 'add-entry', collection }) },
            ]}
          />
        ))}
      </List>
    </Part>
  );
};

/** Of a site in one language there is nothing to list. */
export const Languages = ({ show, close }: ListProps) => {
  const session = useSession();
  const language = useSessionState(({ state }) => state.language);
  return (
    <Part title="Languages" deed="Add a language" act={() => show({ is: 'add-language' })}>
      {language && (
        <List role="list" aria-label="Languages of this site">
          {language.all.map(({ key, name, prefix }, at) => (
            <ListEntry
              key={key}
              name={name}
              about={[
                at === 0 ? 'the main language' : prefix,
                key === language.key ? 'open now' : [],
              ]
                .flat()
                .join(', ')}
              deeds={[
                {
                  words: 'Go to it',
                  act: () => {
                    close();
                    goToAddress(session, prefix === '' ? '/' : prefix);
                  },
                  isOff: key === language.key,
                },
              ]}
            />
          ))}
        </List>
      )}
    </Part>
  );
};
